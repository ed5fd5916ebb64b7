const hourMs = 60 * 60 * 1000;
/** 1970 began on a Thursday, weeks begin on Monday. */
const firstMondayMs = 4 * 24 * hourMs;

/** How often, 0 for never, and at which hour of the day in UTC; `since` when the owner chose it. */
export type Rhythm = { everyHours: number; hour: number; since: string | null };

/** When the newest backup was due; nothing before the first moment that comes after the choice. */
export function lastDue({ everyHours, hour, since }: Rhythm, now: Date): Date | undefined {
  if (everyHours === 0) return undefined;
  const every = everyHours * hourMs;
  const shift = hour * hourMs + (everyHours % 168 === 0 ? firstMondayMs : 0);
  const due = Math.floor((now.getTime() - shift) / every) * every + shift;
  return since !== null && due < new Date(since).getTime() ? undefined : new Date(due);
}
