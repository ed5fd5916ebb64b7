import type { ProgressBody } from "@academy/contract/learning/progress";
import { createListeners } from "../../../lib/store.ts";
import { classifyFailure } from "./classify-failure.ts";
import type {
  OutboxStorage,
  PendingAnswer,
  PendingBookmark,
  PendingItem,
  PendingNote,
  PendingSave,
} from "./outbox-storage.ts";

/**
 * Marks have an entry of their own, because their moment counts; positions of one viewing and one day share theirs. A
 * viewing belongs to one tab.
 */
const progressKey = ({ lessonId, completed, localDay = "" }: ProgressBody, viewingId: string) =>
  `progress:${lessonId}:${viewingId}:${completed === undefined ? localDay : "mark"}`;

/** The newest position, and the most that was played. */
function mergeProgress(older: ProgressBody | undefined, newer: ProgressBody): ProgressBody {
  if (!older) return newer;
  const isMoreOlder = (older.played?.seconds ?? 0) > (newer.played?.seconds ?? 0);
  const played = isMoreOlder ? older.played : newer.played;
  return { ...older, ...newer, ...(played ? { played } : {}) };
}

/** Pending: the server failed at it. Unreachable: it was not asked. Both are tried again. Kept: there is no place for it now. Looking: nothing is sent. */
export type Outcome = "looking" | "sent" | "pending" | "unreachable" | "refused" | "kept" | "signed-out";
/** Delivers one thing; throws if it could not. `isLeaving` when the page may be gone before the answer. */
export type Delivery = (pending: PendingSave, options: { isLeaving: boolean }) => Promise<void>;
type Deps = { items: OutboxStorage; deliver: Delivery; wait: (ms: number, then: () => void) => () => void };

const firstWaitMs = 3000;
const maxWaitMs = 60_000;

/** Sends what is kept, one after another and the oldest first, and tries again until everything is gone. */
export function createOutbox({ items, deliver, wait }: Deps) {
  const held = new Set<string>();
  let current: Promise<Map<string, Outcome>> | null = null;
  let next: Promise<Map<string, Outcome>> | null = null;
  let waitMs = firstWaitMs;
  let stopWaiting = () => {};
  const { notify, subscribe } = createListeners();

  async function send(item: PendingItem, isLeaving = false): Promise<Outcome> {
    try {
      await deliver(item.pending, { isLeaving });
      items.remove(item);
      return "sent";
    } catch (error) {
      const outcome = classifyFailure(error, item.pending.kind);
      if (outcome === "refused" || outcome === "looking") items.remove(item);
      return outcome;
    }
  }

  async function round(): Promise<Map<string, Outcome>> {
    stopWaiting();
    const outcomes = new Map<string, Outcome>();
    let isLineDown = false;
    for (const item of items.list().filter(({ key }) => !held.has(key))) {
      const outcome: Outcome = isLineDown ? "unreachable" : await send(item);
      isLineDown ||= outcome === "unreachable" || outcome === "signed-out";
      outcomes.set(item.key, outcome);
    }
    const all = [...outcomes.values()];
    if (all.includes("sent")) waitMs = firstWaitMs;
    // Whoever is signed out comes back through a page that asks again.
    const isLeft = all.includes("pending") || all.includes("unreachable");
    if (isLeft && !all.includes("signed-out")) {
      stopWaiting = wait(waitMs, () => void flush());
      waitMs = Math.min(waitMs * 2, maxWaitMs);
    }
    notify();
    return outcomes;
  }

  /** Answers what became of each thing. Asked while a round is under way, it waits for one that begins after it. */
  function flush(): Promise<Map<string, Outcome>> {
    if (next) return next;
    const run = () => {
      next = null;
      const running = round().finally(() => {
        if (current === running) current = null;
      });
      current = running;
      return running;
    };
    if (!current) return run();
    next = current.then(run, run);
    return next;
  }

  return {
    flush,
    /** Keeps it on this device; answers the key under which its outcome will be told. */
    addProgress(body: ProgressBody & { at: string }, viewingId: string): string {
      const key = progressKey(body, viewingId);
      const older = items.find(key);
      const merged = mergeProgress(older?.kind === "progress" ? older.body : undefined, body);
      items.put(key, { kind: "progress", at: body.at, body: merged });
      return key;
    },
    putNote: (key: string, note: Omit<PendingNote, "kind">) => items.put(key, { kind: "note", ...note }),
    putAnswer: (key: string, answer: Omit<PendingAnswer, "kind">) =>
      items.put(key, { kind: "answer", ...answer }),
    putBookmark: (key: string, bookmark: Omit<PendingBookmark, "kind">) =>
      items.put(key, { kind: "bookmark", ...bookmark }),
    drop: (key: string) => items.drop(key),
    remove: (item: PendingItem) => items.remove(item),
    isPending: (key: string) => items.find(key) !== undefined,
    /** Hears of the end of every round. */
    subscribe,
    listFor: (lessonId: string) => items.list().filter(({ key }) => key.includes(lessonId)),
    /** Someone at work on it will send it: it is left out of the rounds until then. */
    hold(key: string) {
      held.add(key);
      return () => void held.delete(key);
    },
    /** The page is being left: everything of this viewing goes at once, and what arrives twice changes nothing. */
    sendLeaving(viewingId: string) {
      const mine = items.list().filter(({ key }) => key.includes(viewingId) && !held.has(key));
      return Promise.all(mine.map((item) => send(item, true)));
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
