import { lessonPage } from "@academy/content/lesson-page";
import type { NoteView } from "@academy/contract/lessons";
import { ApiError } from "../../../lib/api-error.ts";
import { joinNotes, type KeptItem, type Outbox, type saveNote } from "../../progress/public.ts";

type NoteState = "saved" | "saving" | "kept" | "joined" | "tooLong";
type Note = Parameters<typeof saveNote>[0];

type Deps = {
  lessonId: string;
  /** What the server has, and what earlier pages on this device could not tell it. */
  note: NoteView;
  drafts: KeptItem[];
  /** The place of this tab's own draft. */
  key: string;
  outbox: Pick<Outbox, "keepNote" | "drop" | "remove" | "hold" | "flush">;
  save: (note: Note) => Promise<NoteView>;
  wait: (ms: number, then: () => void) => () => void;
};

const pauseMs = 800;
const retryMs = 10_000;

/** A note that saves itself. Every key press is kept on this device at once and forgotten there when the server has it. */
export function createNoteEditor({ lessonId, note, drafts, key, outbox, save, wait }: Deps) {
  const release = outbox.hold(key);
  const listeners = new Set<() => void>();
  let base = note;
  let shown = { text: drafts.reduce(withDraft, note.text), state: "saved" as NoteState };
  let onItsWay: string | undefined;
  let adopted = drafts;
  let stopWaiting = () => {};

  const show = (next: Partial<typeof shown>) => {
    shown = { ...shown, ...next };
    for (const listener of listeners) listener();
  };
  const keep = () =>
    outbox.keepNote(key, { at: new Date().toISOString(), lessonId, text: shown.text, base, onItsWay });
  const saveSoon = (ms: number) => {
    stopWaiting();
    stopWaiting = wait(ms, () => void saveNow());
  };

  /** The server has `saved` now; `sent` is what it was given. */
  function settle(saved: NoteView, sent: string) {
    const wasJoined = saved.text !== sent;
    base = saved;
    for (const draft of adopted) outbox.remove(draft);
    adopted = [];
    if (wasJoined) show({ text: joinNotes({ base: sent, mine: shown.text, theirs: saved.text }) });
    if (shown.text === saved.text) {
      outbox.drop(key);
      show({ state: wasJoined ? "joined" : "saved" });
    } else {
      keep();
      saveSoon(pauseMs);
    }
  }

  async function saveNow(): Promise<void> {
    // One at a time: what is written meanwhile is saved when this one is through.
    if (onItsWay !== undefined) return;
    stopWaiting();
    if (shown.text === base.text) return;
    const sent = shown.text;
    onItsWay = sent;
    keep();
    show({ state: "saving" });
    try {
      const saved = await save({ lessonId, text: sent, base });
      onItsWay = undefined;
      settle(saved, sent);
    } catch (error) {
      onItsWay = undefined;
      const isTooLong = sent.length > lessonPage.note.mostCharacters;
      show({ state: isTooLong && error instanceof ApiError ? "tooLong" : "kept" });
      saveSoon(retryMs);
    }
  }

  if (shown.text !== base.text) saveSoon(0);
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => shown,
    write(text: string) {
      const next = keepable(text);
      if (next === shown.text) return;
      show({ text: next, state: "saving" });
      keep();
      saveSoon(pauseMs);
    },
    saveNow,
    /** From here on the outbox takes care of what is not saved. */
    close() {
      stopWaiting();
      release();
      if (shown.text !== base.text) void outbox.flush();
    },
  };
}

function withDraft(text: string, { kept }: KeptItem): string {
  if (kept.kind !== "note" || kept.onItsWay === text) return kept.kind === "note" ? kept.text : text;
  return joinNotes({ base: kept.base.text, mine: kept.text, theirs: text });
}

/** Characters that can't be shown come along when a text is pasted, and would have it refused. */
const keepable = (text: string) => text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, "");
