import { deviceStorage } from "../../lib/storage/storage.ts";

/** What tells this device from another, as far as it stays the same for years. It names a key in storage, no more. */
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

/**
 * Which notices this browser has shown, each at most once. Kept in the browser's own storage under the device's
 * fingerprint; neither is ever sent anywhere.
 */
export function createSeenNotices(mode: string, storage = deviceStorage, traits = deviceTraits()) {
  const key = `academy.notices.${mode}.${fingerprintOf(traits)}`;
  const read = () => storage.read(key, idsOf) ?? [];
  return {
    read,
    /** Whether it was kept: what can't be remembered must not be shown, or it would be shown again. */
    add: (id: number) => storage.write(key, [...new Set([...read(), id])]),
  };
}

const idsOf = (kept: unknown): number[] | undefined =>
  Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : undefined;

/** The next entry by its id: the one after the last shown that has not been seen, from the start again after the last. */
export function nextEntry<Entry extends { id: number }>(
  entries: readonly Entry[],
  seen: readonly number[],
  lastId: number,
): Entry | undefined {
  const left = entries.filter(({ id }) => !seen.includes(id)).sort((a, b) => a.id - b.id);
  return left.find(({ id }) => id > lastId) ?? left[0];
}
