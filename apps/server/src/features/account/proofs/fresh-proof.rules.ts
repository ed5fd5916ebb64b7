const freshMs = 10 * 60 * 1000;

/** For ten minutes after somebody showed that it is them, nobody asks again. */
export function isFresh(provenAt: Date | null, now: Date): boolean {
  return provenAt !== null && now.getTime() - provenAt.getTime() <= freshMs;
}
