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

const sequence: readonly Step[] = phases.flatMap(stepsOf);

const orders: Record<StepOrder, readonly Step[]> = {
  sequence,
  // Stable: within one round the phases keep their order, and a phase that has run out is passed over.
  interleaved: [...sequence].sort((one, other) => one.id - other.id),
};

export const stepsInOrder = (order: StepOrder): readonly Step[] => orders[order];
