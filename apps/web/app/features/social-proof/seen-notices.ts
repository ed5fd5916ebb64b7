/** What tells this device from another, as far as it stays the same for years. It is a name for a drawer, no more. */
function deviceTraits(): string {
  const { platform, hardwareConcurrency, maxTouchPoints, language } = navigator;
  return [platform, hardwareConcurrency, maxTouchPoints, language, screen.colorDepth].join("|");
}

/** FNV-1a: short and stable, nothing that needs to be kept secret. */
export function fingerprintOf(traits: string): string {
  let hash = 0x811c9dc5;
  for (const letter of traits) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** A function: where storage is forbidden, even asking for it fails. */
type Drawer = () => Pick<Storage, "getItem" | "setItem">;

/**
 * Which notices this browser has shown, each at most once. Kept in the browser's own storage under the device's
 * fingerprint; neither is ever sent anywhere.
 */
export function createSeenNotices(
  mode: string,
  drawer: Drawer = () => window.localStorage,
  traits = deviceTraits(),
) {
  const key = `academy.notices.${mode}.${fingerprintOf(traits)}`;
  const read = (): number[] => {
    try {
      const kept: unknown = JSON.parse(drawer().getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : [];
    } catch {
      return [];
    }
  };
  return {
    read,
    /** Whether it was kept: what can't be remembered must not be shown, or it would be shown again. */
    add(id: number): boolean {
      try {
        drawer().setItem(key, JSON.stringify([...new Set([...read(), id])]));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The next entry by its id: the one after the last shown that has not been seen, from the start again after the last. */
export function nextEntry<Entry extends { id: number }>(
  entries: readonly Entry[],
  seen: readonly number[],
  lastId: number,
): Entry | undefined {
  const left = entries.filter(({ id }) => !seen.includes(id)).sort((a, b) => a.id - b.id);
  return left.find(({ id }) => id > lastId) ?? left[0];
}
