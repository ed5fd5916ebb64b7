import { madeAtOf } from "./backup-name.rules.ts";

export type Keeping = { days: number; weeks: number; months: number };

const dayMs = 24 * 60 * 60 * 1000;
/** The first day of 1970 was a Thursday: weeks begin on Monday. */
const weekOf = (at: Date) => Math.floor((at.getTime() / dayMs + 3) / 7);

const periods = {
  days: (at: Date) => at.toISOString().slice(0, 10),
  weeks: (at: Date) => String(weekOf(at)),
  months: (at: Date) => at.toISOString().slice(0, 7),
};

/**
 * Of the last so many days, weeks and months that have a backup, the newest of each is kept. Periods without one don't count: an
 * academy that stood still for a year loses nothing. The newest of all always stays, and so does whatever is no backup of ours.
 */
export function namesToForget(names: string[], keeping: Keeping): string[] {
  const backups = names
    .flatMap((name) => {
      const madeAt = madeAtOf(name);
      return madeAt ? [{ name, madeAt }] : [];
    })
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime() || (one.name < other.name ? 1 : -1));
  const kept = new Set(backups.slice(0, 1).map(({ name }) => name));
  for (const unit of ["days", "weeks", "months"] as const) {
    const seen = new Set<string>();
    for (const { name, madeAt } of backups) {
      const period = periods[unit](madeAt);
      if (seen.has(period)) continue;
      if (seen.size >= keeping[unit]) break;
      seen.add(period);
      kept.add(name);
    }
  }
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}
