import type { PlanChangesAnswer, PlanView } from "@academy/contract/learning/launch-plan";
import { applyChange } from "@academy/launch-plan/apply-change";
import type { PlanChange } from "@academy/launch-plan/change";
import type { LaunchPlan } from "@academy/launch-plan/plan";
import { newId } from "../../lib/new-id.ts";
import type { GuardedStorage } from "../../lib/storage/storage.ts";
import { createListeners } from "../../lib/store.ts";

type SentChange = { id: string; change: PlanChange };
/** `order` tells apart what was done in the same moment. */
type PendingChange = SentChange & { order: number };
type SavingState = "saved" | "saving" | "kept";
export type PlanState = { plan: LaunchPlan; saving: SavingState; refusedCount: number };

type Deps = {
  storage: GuardedStorage;
  /** Whose plan, in which course: what one person left on a device is nobody else's. */
  prefix: string;
  send: (changes: SentChange[]) => Promise<PlanChangesAnswer>;
  wait: (ms: number, then: () => void) => () => void;
  now: () => number;
};

const pauseMs = 700;
const retryMs = 5000;

/**
 * The plan as this device has it: what the server answered last, and on top of it what has not been sent yet. Each
 * change is kept on the device under a key of its own until the server has it, so that two tabs lose nothing.
 */
export function createPlanStore(
  { storage, prefix, send, wait, now }: Deps,
  view: PlanView & { plan: LaunchPlan },
) {
  const { notify, subscribe } = createListeners();
  let base = view.plan;
  let revision = view.revision;
  let pending = readKept(storage, prefix);
  let inFlight = new Set<string>();
  /** Made here and never sent: whatever was sent once may have arrived, and would not be made again under its id. */
  const unsent = new Set<string>();
  let refusedCount = 0;
  let hasFailed = false;
  let stopWaiting = () => {};
  let state = show();

  function show(): PlanState {
    const plan = pending.reduce((current, { change }) => applyChange(current, change).plan, base);
    const saving: SavingState = pending.length === 0 ? "saved" : hasFailed ? "kept" : "saving";
    return { plan, saving, refusedCount };
  }

  function update() {
    state = show();
    notify();
  }

  function schedule(ms: number) {
    stopWaiting();
    stopWaiting = wait(ms, () => void flush());
  }

  async function flush(): Promise<void> {
    stopWaiting();
    if (pending.length === 0 || inFlight.size > 0) return;
    const sending = pending.slice(0, 200);
    inFlight = new Set(sending.map(({ id }) => id));
    for (const { id } of sending) unsent.delete(id);
    try {
      const answer = await send(sending.map(({ id, change }) => ({ id, change })));
      for (const { order } of sending) storage.remove(`${prefix}${order}`);
      pending = pending.filter(({ id }) => !inFlight.has(id));
      hasFailed = false;
      refusedCount += answer.refused.length;
      take(answer);
    } catch {
      hasFailed = true;
    }
    inFlight = new Set();
    update();
    if (pending.length > 0) schedule(hasFailed ? retryMs : 0);
  }

  function take({ plan, revision: newer }: Pick<PlanView, "plan" | "revision">) {
    if (!plan || newer < revision) return;
    base = plan;
    revision = newer;
  }

  if (pending.length > 0) schedule(0);
  return {
    subscribe,
    current: () => state,
    flush,
    /** What was asked for anew, by this page or another. */
    receive(newer: Pick<PlanView, "plan" | "revision">) {
      take(newer);
      update();
    },
    /** Says no at once where the plan would: then nothing was changed. */
    change(change: PlanChange) {
      const { refusal } = applyChange(state.plan, change);
      if (refusal) return refusal;
      const last = pending.at(-1);
      const isMore = last && unsent.has(last.id) && isSameField(last.change, change);
      const kept: PendingChange = isMore ? { ...last, change } : { id: newId(), change, order: nextOrder() };
      unsent.add(kept.id);
      pending = isMore ? [...pending.slice(0, -1), kept] : [...pending, kept];
      storage.write(`${prefix}${kept.order}`, kept);
      update();
      schedule(pauseMs);
      return undefined;
    },
  };

  function nextOrder(): number {
    return Math.max(now(), (pending.at(-1)?.order ?? 0) + 1);
  }
}

export type PlanStore = ReturnType<typeof createPlanStore>;

function readKept(storage: GuardedStorage, prefix: string): PendingChange[] {
  const asKept = (value: unknown) => {
    const kept = value as PendingChange;
    return typeof kept.id === "string" && typeof kept.order === "number" && kept.change ? kept : undefined;
  };
  return storage
    .keys(prefix)
    .flatMap((key) => storage.read(key, asKept) ?? [])
    .sort((one, other) => one.order - other.order);
}

/** Each of these says the whole of its field. */
const wholeFields: ReadonlySet<PlanChange["kind"]> = new Set([
  "deeds",
  "witness",
  "hours",
  "points",
  "channel",
  "alarms",
]);

/** Letter after letter in one field is one change. */
function isSameField(one: PlanChange, other: PlanChange): boolean {
  if (one.kind === "write" && other.kind === "write") return one.thing === other.thing;
  if (one.kind === "friday" && other.kind === "friday") return one.week === other.week;
  return one.kind === other.kind && wholeFields.has(one.kind);
}
