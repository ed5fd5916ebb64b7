import { type StepOrder, stepOrders } from "@academy/quiz/steps";
import { deviceStorage } from "../../lib/storage/storage.ts";

const key = "quiz-experiment";
type CountedStep = "started" | "lead";
type Arm = { id: string; order: StepOrder; counted: readonly CountedStep[] };

/** While orders are compared, a browser keeps the one it got first, and each of its events counts once. */
export function keptOrder(
  { order, experiment }: { order: StepOrder; experiment?: string | undefined },
  storage = deviceStorage,
): StepOrder {
  if (!experiment) return order;
  const kept = storage.read(key, readArm);
  if (kept?.id === experiment) return kept.order;
  storage.write(key, { id: experiment, order, counted: [] } satisfies Arm);
  return order;
}

/** The experiment in which this event counts. An attempt that began before it does not. */
export function experimentOf(
  event: CountedStep,
  order: StepOrder | undefined,
  storage = deviceStorage,
): string | undefined {
  const kept = storage.read(key, readArm);
  if (!kept || kept.order !== order || kept.counted.includes(event)) return undefined;
  if (event === "lead" && !kept.counted.includes("started")) return undefined;
  storage.write(key, { ...kept, counted: [...kept.counted, event] });
  return kept.id;
}

function readArm(kept: unknown): Arm | undefined {
  const { id, order: named, counted } = (kept ?? {}) as Partial<Record<keyof Arm, unknown>>;
  const order = stepOrders.find((one) => one === named);
  if (typeof id !== "string" || !order || !Array.isArray(counted)) return undefined;
  return { id, order, counted };
}
