import type { NoteView } from "@academy/contract/lessons";
import type { ProgressBody } from "@academy/contract/progress";

/** Something a person did that the server has not heard of yet. */
type KeptProgress = { kind: "progress"; at: string; body: ProgressBody };
/**
 * A note together with what it was changed from, so that it can be joined with what was written elsewhere, and what of it
 * was on its way when it was kept: should that have arrived, it is no one else's.
 */
export type KeptNote = {
  kind: "note";
  at: string;
  lessonId: string;
  text: string;
  base: NoteView;
  onItsWay?: string | undefined;
};
export type Kept = KeptProgress | KeptNote;
export type KeptItem = { key: string; kept: Kept; written: string };

export type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const mark = "kept:";
const prefixOf = (person: string) => `${mark}${person}:`;

/**
 * What is kept on this device for one person. Each thing has a key of its own, named after the tab it comes from, so
 * that two tabs never overwrite each other. Without storage it is kept as long as the page lives.
 */
export function keptItems(person: string, storage: () => DeviceStorage = () => window.localStorage) {
  const prefix = prefixOf(person);
  const inMemory = new Map<string, string>();

  const read = (key: string) => inMemory.get(key) ?? attempt(() => storage().getItem(prefix + key));
  const parse = (key: string): KeptItem[] => {
    const written = read(key);
    const kept = written ? parseKept(written) : undefined;
    return written && kept ? [{ key, kept, written }] : [];
  };
  return {
    /** The oldest first. */
    list: (): KeptItem[] =>
      [...new Set([...keysIn(storage, prefix), ...inMemory.keys()])]
        .flatMap(parse)
        .sort((one, other) => one.kept.at.localeCompare(other.kept.at)),
    find: (key: string): Kept | undefined => parse(key)[0]?.kept,
    put(key: string, kept: Kept) {
      const written = JSON.stringify(kept);
      try {
        storage().setItem(prefix + key, written);
        inMemory.delete(key);
      } catch {
        inMemory.set(key, written);
      }
    },
    /** Forgets what was sent, unless it has been changed since. */
    remove({ key, written }: Pick<KeptItem, "key" | "written">) {
      if (read(key) === written) this.drop(key);
    },
    drop(key: string) {
      inMemory.delete(key);
      attempt(() => storage().removeItem(prefix + key));
    },
  };
}

export type KeptItems = ReturnType<typeof keptItems>;

/** Whether anybody has left something about this lesson here: asked before it is known who is signed in. */
export const isAnythingKept = (lessonId: string, storage: () => DeviceStorage = () => window.localStorage) =>
  keysIn(storage, mark).some((key) => key.includes(lessonId));

function keysIn(storage: () => DeviceStorage, prefix: string): string[] {
  const all = attempt(() => {
    const device = storage();
    return Array.from({ length: device.length }, (_, index) => device.key(index) ?? "");
  });
  return (all ?? []).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

function parseKept(written: string): Kept | undefined {
  const kept = attempt(() => JSON.parse(written) as Kept);
  return kept && (kept.kind === "progress" || kept.kind === "note") ? kept : undefined;
}

/** Storage may be switched off or full. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
