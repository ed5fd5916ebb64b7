import { hasCode } from "../../../../lib/api/api-error.ts";

export type DraftStatus = "saved" | "unsaved" | "saving" | "failed" | "conflict";
/** Something that is written and published: a lesson, a workbook. */
export type Publishable = { title: string; revision: number; state: "draft" | "changed" | "published" };
export type DraftState<Words, Thing> = {
  words: Words;
  revision: number;
  status: DraftStatus;
  /** Whether learners see something else, or nothing at all yet. */
  isChanged: boolean;
  isDraft: boolean;
  /** What somebody else has saved meanwhile, while it is not decided which one stands. */
  theirs: Thing | undefined;
  /** Another number, another text in the editor. */
  edition: number;
};

export type DeviceDraft<Words> = { words: Words; revision: number };

type DraftOptions<Words, Thing> = {
  written: Thing;
  /** As much of it as is being written. */
  wordsOf: (written: Words) => Words;
  isSame: (some: Words, other: Words) => boolean;
  /** On this device, at once. */
  device: { read(): DeviceDraft<Words> | undefined; write(kept: DeviceDraft<Words>): void; remove(): void };
  save: (words: Words & { revision: number; replaces?: boolean }) => Promise<{ revision: number }>;
  read: () => Promise<Thing>;
  wait: (ms: number, then: () => void) => () => void;
};

/** The server hears of it when the typing rests, and at the latest so long after it began. */
const restMs = 900;
const latestMs = 1800;
const againMs = 5000;

/**
 * What is being written: kept on this device with every change, on the server soon after, and never over what somebody
 * else has written.
 */
export function createDraft<Words extends { title: string }, Thing extends Words & Publishable>({
  written,
  wordsOf,
  isSame,
  device,
  save,
  read,
  wait,
}: DraftOptions<Words, Thing>) {
  const listeners = new Set<() => void>();
  let state: DraftState<Words, Thing> = {
    words: wordsOf(written),
    revision: written.revision,
    status: "saved",
    isChanged: written.state !== "published",
    isDraft: written.state === "draft",
    theirs: undefined,
    edition: 0,
  };
  let cancel = () => {};
  let dirtySince: number | undefined;
  let sending: Promise<void> | undefined;

  const set = (change: Partial<DraftState<Words, Thing>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const schedule = (ms: number) => {
    cancel();
    cancel = wait(ms, () => void send());
  };

  async function send(replaces = false): Promise<void> {
    cancel();
    if (sending) return sending;
    if (state.status === "saved" || (state.status === "conflict" && !replaces)) return;
    const { words, revision } = state;
    // A title that was emptied to be written anew is not yet a title.
    if (words.title.trim() === "") return;
    dirtySince = undefined;
    set({ status: "saving" });
    sending = save({ ...words, revision, ...(replaces ? { replaces } : {}) })
      .then(({ revision: next }) => {
        const isSaved = isSame(words, state.words);
        set({ revision: next, status: isSaved ? "saved" : "unsaved", theirs: undefined, isChanged: true });
        if (isSaved) device.remove();
        else {
          device.write({ words: state.words, revision: next });
          schedule(restMs);
        }
      })
      .catch(async (error: unknown) => {
        if (hasCode(error, "CONFLICT")) return meet(await read().catch(() => undefined));
        set({ status: "failed" });
        schedule(againMs);
      })
      .finally(() => {
        sending = undefined;
      });
    return sending;
  }

  /** What somebody else has saved: the same words are no conflict. */
  function meet(theirs: Thing | undefined) {
    if (!theirs) {
      set({ status: "failed" });
      return schedule(againMs);
    }
    if (isSame(theirs, state.words)) {
      device.remove();
      return set({ revision: theirs.revision, status: "saved", isChanged: theirs.state !== "published" });
    }
    set({ status: "conflict", theirs });
  }

  // What was typed here before and never arrived.
  const kept = device.read();
  if (kept && isSame(kept.words, written)) device.remove();
  else if (kept && kept.revision === written.revision) {
    state = { ...state, words: kept.words, status: "unsaved" };
    schedule(0);
  } else if (kept) state = { ...state, words: kept.words, status: "conflict", theirs: written };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => state,
    change(change: Partial<Words>, now = Date.now()) {
      const words = { ...state.words, ...change };
      if (isSame(words, state.words)) {
        // Typed and taken back again.
        if (state.status === "unsaved" && dirtySince === undefined && !sending) set({ status: "saved" });
        return;
      }
      device.write({ words, revision: state.revision });
      if (state.status === "conflict") return set({ words });
      dirtySince ??= now;
      set({ words, status: sending ? state.status : "unsaved" });
      if (!sending) schedule(Math.max(0, Math.min(restMs, dirtySince + latestMs - now)));
    },
    /** Something is being typed that will be told of in a moment. */
    touch() {
      if (state.status === "saved") set({ status: "unsaved" });
    },
    /** All that was typed so far, also while something else is on its way. */
    async saveNow() {
      await sending;
      if (state.status !== "saved") await send();
    },
    /** Theirs goes to the history, or mine goes. */
    async resolve(choice: "mine" | "theirs") {
      const { theirs } = state;
      if (!theirs) return;
      if (choice === "mine") {
        set({ revision: theirs.revision, status: "unsaved" });
        return send(true);
      }
      device.remove();
      take(theirs);
    },
    /** After a version was restored. */
    take,
    publishedAt(revision: number) {
      if (state.revision === revision && state.status === "saved") set({ isChanged: false, isDraft: false });
    },
    close() {
      cancel();
      if (state.status === "unsaved") void send();
    },
  };

  function take(fresh: Thing) {
    cancel();
    set({
      words: wordsOf(fresh),
      revision: fresh.revision,
      status: "saved",
      isChanged: fresh.state !== "published",
      theirs: undefined,
      edition: state.edition + 1,
    });
  }
}
