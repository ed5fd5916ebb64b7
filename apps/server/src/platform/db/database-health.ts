import { isDamage, isDatabaseAway } from "./database-away.ts";

/** What the database's own answers say about it. */
export type DatabaseHealth = ReturnType<typeof watchHealth>;

export function watchHealth() {
  let isTroubled = false;
  let isDamaged = false;
  return {
    /** For every failed statement. */
    note(error: unknown): void {
      if (isDamage(error)) isDamaged = true;
      else if (isDatabaseAway(error)) isTroubled = true;
    },
    /** Found by looking rather than by failing. */
    noteDamage(): void {
      isDamaged = true;
    },
    /** A write has succeeded again. Damage stays until somebody has put the file right and started anew. */
    recover(): void {
      isTroubled = false;
    },
    isTroubled: () => isTroubled,
    isDamaged: () => isDamaged,
  };
}
