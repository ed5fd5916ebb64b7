import type { NoteView } from "@academy/contract/lessons";
import type { ProgressBody } from "@academy/contract/progress";

/** Something a person did that the server has not heard of yet. */
type PendingProgress = { kind: "progress"; at: string; body: ProgressBody };
/**
 * A note together with what it was changed from, so that it can be joined with what was written elsewhere, and what of it
 * was on its way when it was kept: should that have arrived, it is no one else's.
 */
export type PendingNote = {
  kind: "note";
  at: string;
  lessonId: string;
  text: string;
  base: NoteView;
  inFlight?: string | undefined;
};
export type Pending = PendingProgress | PendingNote;
export type PendingItem = { key: string; pending: Pending; written: string };

export type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** What devices have stored under by now. */
const mark = "kept:";
const prefixOf = (person: string) => `${mark}${person}:`;

/**
 * What is kept on this device for one person. Each thing has a key of its own, named after the tab it comes from, so
 * that two tabs never overwrite each other. Without storage it is kept as long as the page lives.
 */
export function outboxStorage(person: string, storage: () => DeviceStorage = () => window.localStorage) {
  const prefix = prefixOf(person);
  const inMemory = new Map<string, string>();

  const read = (key: string) => inMemory.get(key) ?? attempt(() => storage().getItem(prefix + key));
  const parse = (key: string): PendingItem[] => {
    const written = read(key);
    const pending = written ? parsePending(written) : undefined;
    return written && pending ? [{ key, pending, written }] : [];
  };
  return {
    /** The oldest first. */
    list: (): PendingItem[] =>
      [...new Set([...keysIn(storage, prefix), ...inMemory.keys()])]
        .flatMap(parse)
        .sort((one, other) => one.pending.at.localeCompare(other.pending.at)),
    find: (key: string): Pending | undefined => parse(key)[0]?.pending,
    put(key: string, pending: Pending) {
      const written = JSON.stringify(pending);
      try {
        storage().setItem(prefix + key, written);
        inMemory.delete(key);
      } catch {
        inMemory.set(key, written);
      }
    },
    /** Forgets what was sent, unless it has been changed since. */
    remove({ key, written }: Pick<PendingItem, "key" | "written">) {
      if (read(key) === written) this.drop(key);
    },
    drop(key: string) {
      inMemory.delete(key);
      attempt(() => storage().removeItem(prefix + key));
    },
  };
}

export type OutboxStorage = ReturnType<typeof outboxStorage>;

/** Whether anybody has left something about this lesson here: asked before it is known who is signed in. */
export const hasPending = (lessonId: string, storage: () => DeviceStorage = () => window.localStorage) =>
  keysIn(storage, mark).some((key) => key.includes(lessonId));

function keysIn(storage: () => DeviceStorage, prefix: string): string[] {
  const all = attempt(() => {
    const device = storage();
    return Array.from({ length: device.length }, (_, index) => device.key(index) ?? "");
  });
  return (all ?? []).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

function parsePending(written: string): Pending | undefined {
  const pending = attempt(() => JSON.parse(written) as Pending);
  return pending && (pending.kind === "progress" || pending.kind === "note") ? pending : undefined;
}

/** Storage may be switched off or full. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
