import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { NoteView } from "@academy/contract/learning/lessons";
import { ApiError } from "../../../lib/api/api-error.ts";
import { createListeners } from "../../../lib/store.ts";
import { OnlyLookingError } from "../../../lib/worn-guise.ts";
import { mergeNotes, type Outbox, type PendingItem, type saveNote } from "../../progress/public.ts";

type NoteState = "saved" | "saving" | "pending" | "merged" | "tooLong" | "looking";
type Note = Parameters<typeof saveNote>[0];

type Deps = {
  lessonId: string;
  /** What the server has, and what earlier pages on this device could not tell it. */
  note: NoteView;
  drafts: PendingItem[];
  /** The key of this tab's own draft. */
  key: string;
  outbox: Pick<Outbox, "putNote" | "drop" | "remove" | "hold" | "flush">;
  save: (note: Note) => Promise<NoteView>;
  wait: (ms: number, then: () => void) => () => void;
};

const pauseMs = 800;
const retryMs = 10_000;

/** A note that saves itself. Every key press is kept on this device at once and forgotten there when the server has it. */
export function createNoteEditor({ lessonId, note, drafts, key, outbox, save, wait }: Deps) {
  const release = outbox.hold(key);
  const { notify, subscribe } = createListeners();
  let base = note;
  let shown = { text: drafts.reduce(withDraft, note.text), state: "saved" as NoteState };
  let inFlight: string | undefined;
  let adopted = drafts;
  let stopWaiting = () => {};

  const show = (next: Partial<typeof shown>) => {
    shown = { ...shown, ...next };
    notify();
  };
  const keep = () =>
    outbox.putNote(key, { at: new Date().toISOString(), lessonId, text: shown.text, base, inFlight });
  const saveSoon = (ms: number) => {
    stopWaiting();
    stopWaiting = wait(ms, () => void saveNow());
  };

  /** The server has `saved` now; `sent` is what it was given. */
  function settle(saved: NoteView, sent: string) {
    const wasMerged = saved.text !== sent;
    base = saved;
    for (const draft of adopted) outbox.remove(draft);
    adopted = [];
    if (wasMerged) show({ text: mergeNotes({ base: sent, mine: shown.text, theirs: saved.text }) });
    if (shown.text === saved.text) {
      outbox.drop(key);
      show({ state: wasMerged ? "merged" : "saved" });
    } else {
      keep();
      saveSoon(pauseMs);
    }
  }

  async function saveNow(): Promise<void> {
    // One at a time: what is written meanwhile is saved when this one is through.
    if (inFlight !== undefined) return;
    stopWaiting();
    if (shown.text === base.text) return;
    const sent = shown.text;
    inFlight = sent;
    keep();
    show({ state: "saving" });
    try {
      const saved = await save({ at: new Date().toISOString(), lessonId, text: sent, base });
      inFlight = undefined;
      settle(saved, sent);
    } catch (error) {
      inFlight = undefined;
      if (error instanceof OnlyLookingError) return show({ state: "looking" });
      const isTooLong = sent.length > lessonPage.note.maxCharacters;
      show({ state: isTooLong && error instanceof ApiError ? "tooLong" : "pending" });
      saveSoon(retryMs);
    }
  }

  if (shown.text !== base.text) saveSoon(0);
  return {
    subscribe,
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

function withDraft(text: string, { pending }: PendingItem): string {
  if (pending.kind !== "note" || pending.inFlight === text)
    return pending.kind === "note" ? pending.text : text;
  return mergeNotes({ base: pending.base.text, mine: pending.text, theirs: text });
}

/** Characters that can't be shown come along when a text is pasted, and would have it refused. */
const keepable = (text: string) => text.replace(/\r\n?/g, "\n").replace(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, "");
