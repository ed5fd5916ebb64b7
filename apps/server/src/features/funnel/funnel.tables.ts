import type { HeadlineArm, HeadlineTexts } from "@academy/contract/visitors/headlines";
import type { NullableJson, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type FunnelTables = {
  funnel_counts: FunnelCountsTable;
  quiz_experiments: QuizExperimentsTable;
  experiment_counts: ExperimentCountsTable;
};

type FunnelCountsTable = {
  id: string;
  /** UTC, as in 2030-12-31. */
  day: string;
  event: string;
  /** 0 for what is no step. */
  step: number;
  variant: string;
  source: string;
  count: number;
};

/** A comparison of the quiz's two orders, or of two headlines; of one kind only one is under way. */
type QuizExperimentsTable = {
  id: string;
  kind: "order" | "headline";
  started_at: Timestamp;
  ended_at: NullableTimestamp;
  /** What the two halves read, where headlines are compared. */
  texts: NullableJson<Record<HeadlineArm, HeadlineTexts>>;
  /** Which of them stayed. */
  chosen: HeadlineArm | null;
};

type ExperimentCountsTable = {
  /** The experiment, the arm and the event. */
  id: string;
  experiment_id: string;
  arm: string;
  event: string;
  count: number;
};
