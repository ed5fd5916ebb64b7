import { isSameJson } from "@academy/contract/fields/same-json";
import { ApiError, explain, hasCode } from "../../../lib/api/api-error.ts";
import { createListeners } from "../../../lib/store.ts";
import type { LocalDraft, LocalDrafts } from "./local-drafts.ts";

/** `failed` is sent again by itself; `refused` waits until something else is written. */
type DraftStatus = "saved" | "unsaved" | "saving" | "failed" | "refused" | "conflict";
/** Why it could not be saved, or done; the field is empty where it is about all of it. */
export type Problem = { sentence: string; field: string };

type DraftState<Value, Thing> = {
  /** As the server had it when it was last asked. */
  thing: Thing;
  value: Value;
  /** The server's name for what `value` was written over. */
  revision: string;
  status: DraftStatus;
  problem: Problem | undefined;
  hasSavedSince: boolean;
  /** What somebody else has saved meanwhile, as long as nobody has chosen which one stands. */
  theirs: Thing | undefined;
  /** Another number, another value: for fields that keep their own. */
  edition: number;
  /** Another number, and what is shown of it has to be made anew. */
  preview: number;
  /** What was written here before and never arrived. */
  local: readonly LocalDraft<Value>[];
};

export type DraftSource<Value, Thing> = {
  thing: Thing;
  contentOf: (thing: Thing) => Value;
  revisionOf: (thing: Thing) => string;
  /** What it lacks to be sent at all. */
  whatIsMissing?: (value: Value) => Problem | undefined;
  /** Gives the revision that it has then. With `replaces`, over what somebody else has written. */
  save: (value: Value, revision: string, replaces: boolean) => Promise<string>;
  read: () => Promise<Thing>;
  /** Tells of what was typed and is not told of yet. */
  flush?: () => void;
};
type DraftOptions<Value, Thing> = DraftSource<Value, Thing> & {
  device: LocalDrafts<Value>;
  wait: (ms: number, then: () => void) => () => void;
};

type ChangeOptions = { /** The preview shows it already. */ isShown?: boolean; now?: number };
type ActOptions = {
  /** What could not be saved goes. */
  dropsUnsaved?: boolean;
  /** There is nothing to be read afterwards. */
  isLast?: boolean;
};

/** The server hears of it when the typing rests, and at the latest so long after it began. */
const restMs = 900;
const maxWaitMs = 1800;
const retryMs = 5000;

/**
 * What is being written: on this device with every change, on the server soon after, one save after the other, and never
 * over what somebody else has written.
 */
export function createDraft<Value, Thing>(options: DraftOptions<Value, Thing>) {
  const { contentOf, revisionOf, whatIsMissing = () => undefined, save, read, device, wait, flush } = options;
  const { notify, subscribe } = createListeners();
  let state: DraftState<Value, Thing> = {
    thing: options.thing,
    value: contentOf(options.thing),
    revision: revisionOf(options.thing),
    status: "saved",
    problem: undefined,
    hasSavedSince: false,
    theirs: undefined,
    edition: 0,
    preview: 0,
    local: device.list(contentOf(options.thing)),
  };
  let cancel = () => {};
  let dirtySince: number | undefined;
  let sending: Promise<void> | undefined;
  let [isHeld, isClosed] = [false, false];
  let replaces = false;
  let isPreviewStale = false;

  const set = (change: Partial<DraftState<Value, Thing>>) => {
    state = { ...state, ...change };
    notify();
  };
  // What fails after the page was left is on this device, and offered when it is opened again.
  const retry = () => {
    if (!isClosed) schedule(retryMs);
  };
  const schedule = (ms: number) => {
    cancel();
    cancel = wait(ms, () => void send());
  };

  function send(): Promise<void> {
    cancel();
    if (sending) return sending;
    const { value, revision, status } = state;
    if (isHeld || status === "saved" || status === "conflict" || whatIsMissing(value))
      return Promise.resolve();
    dirtySince = undefined;
    set({ status: "saving" });
    sending = save(value, revision, replaces)
      .then(
        (next) => arrive(value, next),
        (error: unknown) => fail(error, value),
      )
      .finally(() => {
        sending = undefined;
      });
    return sending;
  }

  function arrive(sent: Value, revision: string) {
    const isSaved = isSameJson(sent, state.value);
    const preview = state.preview + (isPreviewStale ? 1 : 0);
    replaces = false;
    isPreviewStale &&= !isSaved;
    set({
      revision,
      preview,
      status: isSaved ? "saved" : "unsaved",
      problem: undefined,
      hasSavedSince: true,
    });
    if (isSaved) return device.remove();
    device.write(state.value, revision);
    schedule(restMs);
  }

  async function fail(error: unknown, sent: Value) {
    if (hasCode(error, "CONFLICT")) return meet(await read().catch(() => undefined), error);
    const status = error instanceof ApiError ? error.status : 0;
    const isRefused = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
    if (isRefused && sent !== state.value) {
      set({ status: "unsaved" });
      return schedule(restMs);
    }
    set({ status: isRefused ? "refused" : "failed", problem: problemOf(error) });
    if (!isRefused) retry();
  }

  /** What somebody else has saved: the same words are no conflict. */
  function meet(theirs: Thing | undefined, error: unknown) {
    if (!theirs) {
      set({ status: "failed", problem: problemOf(error) });
      return retry();
    }
    if (!isSameJson(contentOf(theirs), state.value)) {
      return set({ status: "conflict", theirs, problem: undefined });
    }
    device.remove();
    set({
      thing: theirs,
      revision: revisionOf(theirs),
      status: "saved",
      problem: undefined,
      hasSavedSince: false,
    });
  }

  /** What the server has takes the place of what is here. */
  function take(fresh: Thing) {
    cancel();
    device.remove();
    dirtySince = undefined;
    replaces = false;
    isPreviewStale = false;
    const value = contentOf(fresh);
    const isOther = !isSameJson(value, state.value);
    set({
      thing: fresh,
      value,
      revision: revisionOf(fresh),
      status: "saved",
      problem: undefined,
      hasSavedSince: false,
      theirs: undefined,
      edition: state.edition + (isOther ? 1 : 0),
      preview: state.preview + 1,
    });
  }

  /** Whether all that was written so far is on the server. */
  async function settle(): Promise<boolean> {
    flush?.();
    await sending;
    await send();
    const problem = whatIsMissing(state.value);
    if (problem && state.status === "unsaved") set({ problem });
    return state.status === "saved";
  }

  return {
    subscribe,
    current: () => state,
    contentOf,
    settle,
    change(make: (value: Value) => Value, { isShown = false, now = Date.now() }: ChangeOptions = {}) {
      const value = make(state.value);
      if (isSameJson(value, state.value)) {
        // Typed and taken back again.
        if (state.status === "unsaved" && dirtySince === undefined && !sending) set({ status: "saved" });
        return;
      }
      isPreviewStale ||= !isShown;
      device.write(value, state.revision);
      if (state.status === "conflict") return set({ value });
      dirtySince ??= now;
      set({ value, status: sending ? state.status : "unsaved", problem: undefined });
      if (!sending) schedule(Math.max(0, Math.min(restMs, dirtySince + maxWaitMs - now)));
    },
    /** Something is being typed that will be told of in a moment. */
    touch() {
      if (state.status === "saved") set({ status: "unsaved" });
    },
    /**
     * Something that is done with what is saved, such as publishing it: nothing else is sent meanwhile, and what it then
     * is comes back. Says whether it was done; if not, the state says why.
     */
    async act(work: (revision: string) => Promise<unknown>, { dropsUnsaved, isLast }: ActOptions = {}) {
      const isSaved = await settle();
      if (isHeld || !(isSaved || dropsUnsaved)) return false;
      cancel();
      isHeld = true;
      const { value, revision } = state;
      try {
        await work(revision);
        if (isLast) {
          device.remove();
          set({ status: "saved" });
          return true;
        }
        const fresh = await read();
        if (dropsUnsaved || state.value === value) take(fresh);
        // Somebody has typed on.
        else set({ thing: fresh, revision: revisionOf(fresh), hasSavedSince: false });
        return true;
      } catch (error) {
        if (!hasCode(error, "CONFLICT")) throw error;
        meet(await read().catch(() => undefined), error);
        return false;
      } finally {
        isHeld = false;
        if (state.status === "unsaved") schedule(restMs);
      }
    },
    /** Mine goes over theirs, or theirs stands. */
    async resolve(choice: "mine" | "theirs") {
      flush?.();
      const { theirs } = state;
      if (!theirs) return;
      if (choice === "theirs") return take(theirs);
      replaces = true;
      set({ thing: theirs, revision: revisionOf(theirs), status: "unsaved", theirs: undefined });
      await send();
    },
    /** It was written over a revision of its own: if that is not the last one, both are shown. */
    async continueWith(one: LocalDraft<Value>) {
      await settle();
      device.drop(one.key);
      const local = state.local.filter(({ key }) => key !== one.key);
      device.write(one.value, one.revision);
      isPreviewStale = true;
      const { value, revision } = one;
      set({ value, revision, status: "unsaved", edition: state.edition + 1, local });
      await send();
    },
    dropLocal(one: LocalDraft<Value>) {
      device.drop(one.key);
      set({ local: state.local.filter(({ key }) => key !== one.key) });
    },
    close() {
      isClosed = true;
      void send();
    },
  };
}

export const problemOf = (error: unknown): Problem => ({
  sentence: explain(error),
  field: (error instanceof ApiError && error.field) || "",
});
