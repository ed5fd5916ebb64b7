/** When a lesson opens to those who have its course: so many days after they got it, or at a time. Neither: at once. */
export type Drip = { dripDays: number | null; dripAt: Date | null };

const dayMs = 24 * 60 * 60 * 1000;

/** Nobody waits for days that passed before the course was there. */
export function opensAt(
  { dripDays, dripAt }: Drip,
  { heldSince, publishedFrom }: { heldSince: Date | null; publishedFrom: Date | null },
): Date | null {
  if (dripAt) return dripAt;
  if (dripDays === null || heldSince === null) return null;
  const since = Math.max(heldSince.getTime(), publishedFrom?.getTime() ?? 0);
  return new Date(since + dripDays * dayMs);
}
