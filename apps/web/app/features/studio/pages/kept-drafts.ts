import { deviceStorage, type GuardedStorage } from "../../../lib/storage/storage.ts";

/** What was written of a page and never reached the server. */
export type KeptDraft<Value> = { key: string; value: Value; state: string; at: string };

type Check<Value> = (found: unknown) => Value | undefined;

/** A few, so that a device on which nothing arrives is not filled up. */
const mostKept = 5;

/**
 * On this device, filed under whoever writes and the editor that is open: two tabs never write over each other, and
 * nobody else is offered it.
 */
export function keptDrafts<Value>(
  { person, page, editor }: { person: string; page: string; editor: string },
  check: Check<Value>,
  storage: GuardedStorage = deviceStorage,
) {
  const prefix = `page-draft:${person}:${page}:`;
  const own = `${prefix}${editor}`;
  const read = (key: string): KeptDraft<Value> | undefined =>
    storage.read(key, (found) => {
      const { value, state, at } = (found ?? {}) as Partial<KeptDraft<unknown>>;
      const checked = check(value);
      const isWhole = checked !== undefined && typeof state === "string" && typeof at === "string";
      return isWhole ? { key, value: checked, state, at } : undefined;
    });
  return {
    write: (value: Value, state: string, now = new Date()): boolean =>
      storage.write(own, { value, state, at: now.toISOString() }),
    remove: () => storage.remove(own),
    drop: (key: string) => storage.remove(key),
    /** What other editors of this page have left, the newest first; what says the same as the server goes. */
    left(known: Value): KeptDraft<Value>[] {
      const found = storage
        .keys(prefix)
        .filter((key) => key !== own)
        .flatMap((key) => {
          const kept = read(key);
          if (kept && JSON.stringify(kept.value) !== JSON.stringify(known)) return [kept];
          storage.remove(key);
          return [];
        })
        .sort((one, other) => (one.at < other.at ? 1 : -1));
      for (const { key } of found.splice(mostKept)) storage.remove(key);
      return found;
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Edits by part and place; what is in them the server looks at. */
export const isEdits = (found: unknown): boolean => isObject(found) && Object.values(found).every(isObject);

export const isOwnPage = (found: unknown): boolean =>
  isObject(found) &&
  [found.address, found.title, found.description].every((each) => typeof each === "string") &&
  Array.isArray(found.sections) &&
  found.sections.every((each) => isObject(each) && typeof each.kind === "string");
