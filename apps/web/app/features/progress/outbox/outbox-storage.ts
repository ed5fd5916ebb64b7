import type { BookmarkView } from "@academy/contract/learning/bookmarks";
import type { NoteView } from "@academy/contract/learning/lessons";
import type { ProgressBody } from "@academy/contract/learning/progress";
import type { WrittenFields } from "@academy/contract/learning/workbooks";
import { deviceStorage, type GuardedStorage } from "../../../lib/storage/storage.ts";

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
/** What was changed in one item of a workbook, and what a question was changed from. */
export type PendingAnswer = {
  kind: "answer";
  at: string;
  courseId: string;
  item: string;
  base: { text: string; revision: number };
  fields: WrittenFields;
};
/** A bookmark as it was left here, or that it was removed. */
export type PendingBookmark = {
  kind: "bookmark";
  at: string;
  lessonId: string;
  bookmark: BookmarkView & { isRemoved: boolean };
};
export type PendingSave = PendingProgress | PendingNote | PendingAnswer | PendingBookmark;
export type PendingItem = { key: string; pending: PendingSave };

/** What devices have stored under by now. */
const mark = "kept:";
const prefixOf = (person: string) => `${mark}${person}:`;

/**
 * What is kept on this device for one person. Each thing has a key of its own, named after the tab it comes from, so
 * that two tabs never overwrite each other. Without storage it is kept as long as the page lives.
 */
export function outboxStorage(person: string, storage: GuardedStorage = deviceStorage) {
  const prefix = prefixOf(person);
  const inMemory = new Map<string, PendingSave>();

  const find = (key: string) => inMemory.get(key) ?? storage.read(prefix + key, asPending);
  const keys = () => storage.keys(prefix).map((key) => key.slice(prefix.length));
  const drop = (key: string) => {
    inMemory.delete(key);
    storage.remove(prefix + key);
  };
  return {
    /** The oldest first. */
    list: (): PendingItem[] =>
      [...new Set([...keys(), ...inMemory.keys()])]
        .flatMap((key) => {
          const pending = find(key);
          return pending ? [{ key, pending }] : [];
        })
        .sort((one, other) => one.pending.at.localeCompare(other.pending.at)),
    find,
    put(key: string, pending: PendingSave) {
      if (storage.write(prefix + key, pending)) inMemory.delete(key);
      else inMemory.set(key, pending);
    },
    /** Forgets what was sent, unless it has been changed since. */
    remove({ key, pending }: PendingItem) {
      if (JSON.stringify(find(key)) === JSON.stringify(pending)) drop(key);
    },
    drop,
  };
}

export type OutboxStorage = ReturnType<typeof outboxStorage>;

/** Whether anybody has left something about this lesson here: asked before it is known who is signed in. */
export const hasPending = (lessonId: string, storage: GuardedStorage = deviceStorage) =>
  storage.keys(mark).some((key) => key.includes(lessonId));

const kinds: PendingSave["kind"][] = ["progress", "note", "answer", "bookmark"];

function asPending(value: unknown): PendingSave | undefined {
  const { kind } = (value ?? {}) as { kind?: unknown };
  return kinds.includes(kind as PendingSave["kind"]) ? (value as PendingSave) : undefined;
}
