import { isSameJson } from "@academy/contract/fields/same-json";
import { deviceStorage, type GuardedStorage } from "../../../lib/storage/storage.ts";

/** What was written and never reached the server, and the revision that it was written over. */
export type LocalDraft<Value> = { key: string; value: Value; revision: string; at: string };
export type LocalDrafts<Value> = ReturnType<typeof createLocalDrafts<Value>>;

type DraftAddress = {
  person: string;
  name: string;
  editor: string;
  /** Where it was kept until November 2026. */
  formerKey?: string | undefined;
};
type Check<Value> = (found: unknown) => Value | undefined;

/** A few, so that a device on which nothing arrives is not filled up. */
const maxKept = 5;

/**
 * On this device, filed under whoever writes and the editor that is open: two tabs never write over each other, and
 * nobody else is offered it.
 */
export function createLocalDrafts<Value>(
  { person, name, editor, formerKey }: DraftAddress,
  check: Check<Value>,
  storage: GuardedStorage = deviceStorage,
) {
  const prefix = `page-draft:${person}:${name}:`;
  const own = `${prefix}${editor}`;
  const read = (key: string): LocalDraft<Value> | undefined =>
    storage.read(key, (found) => {
      // Until November 2026 a page had a state, and a lesson or a workbook had words and no time.
      const { value, words, revision, state, at } = (found ?? {}) as Record<string, unknown>;
      const [written, over] = [check(value ?? words), revision ?? state];
      if (written === undefined || !["string", "number"].includes(typeof over)) return undefined;
      const when = typeof at === "string" ? at : new Date().toISOString();
      return { key, value: written, revision: String(over), at: when };
    });
  return {
    write: (value: Value, revision: string, now = new Date()): boolean =>
      storage.write(own, { value, revision, at: now.toISOString() }),
    remove: () => storage.remove(own),
    drop: (key: string) => storage.remove(key),
    /** What other editors have left, the newest first; what says the same as the server goes. */
    list(known: Value): LocalDraft<Value>[] {
      const found = [...storage.keys(prefix), ...(formerKey ? storage.keys(formerKey) : [])]
        .filter((key) => key !== own)
        .flatMap((key) => {
          const draft = read(key);
          if (draft && !isSameJson(draft.value, known)) return [draft];
          storage.remove(key);
          return [];
        })
        .sort((one, other) => (one.at < other.at ? 1 : -1));
      for (const { key } of found.splice(maxKept)) storage.remove(key);
      return found;
    },
  };
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
