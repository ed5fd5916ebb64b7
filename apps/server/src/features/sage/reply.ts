import type { ExchangeOutcome } from "./sage.tables.ts";

/** What is said, and why; `evidence` are the passages that a model may say it from. */
export type Reply = {
  outcome: ExchangeOutcome;
  text: string;
  /** What is kept with the question in the place of `text`, where that says something about a person. */
  kept?: string;
  /** What it was answered from: the first is what it is counted under. */
  passageIds: readonly string[];
  sources: readonly { title: string; url: string }[];
  followUp: string | null;
  evidence: readonly { title: string; url: string; text: string; isLesson?: boolean }[];
};
