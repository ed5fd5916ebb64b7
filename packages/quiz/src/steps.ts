/** The order of the sixty steps: phase after phase, or one of each phase in turn. */
export const stepOrders = ["sequence", "interleaved"] as const;
export type StepOrder = (typeof stepOrders)[number];

export const phases = [1, 2, 3] as const;
export type Phase = (typeof phases)[number];

/** `id` is the question's, the set's or the statement's, each counted from 1. */
export type Step = { phase: Phase; id: number };

export const stepsInPhase: Readonly<Record<Phase, number>> = { 1: 20, 2: 10, 3: 30 };
export const totalSteps = 60;

const stepsOf = (phase: Phase): Step[] =>
  Array.from({ length: stepsInPhase[phase] }, (_, index) => ({ phase, id: index + 1 }));

export function stepsInOrder(order: StepOrder): Step[] {
  const all = phases.flatMap(stepsOf);
  // Stable: within one round the phases keep their order, and a phase that has run out is passed over.
  return order === "sequence" ? all : all.sort((one, other) => one.id - other.id);
}
