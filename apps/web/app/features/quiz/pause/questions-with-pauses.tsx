import { type ComponentProps, useState } from "react";
import { QuestionStage } from "../steps/question-stage.tsx";
import { phaseBegun } from "./phase-begun.ts";
import { PhasePause } from "./phase-pause.tsx";

/**
 * The steps, with a moment between two phases. It is no step: nothing of it is counted or kept, whoever comes back to
 * the quiz or goes back in it is at a step, and each is read once.
 */
export function QuestionsWithPauses({ attempt, onPause }: ComponentProps<typeof QuestionStage>) {
  const answered = attempt.given.length;
  const [readUpTo, setReadUpTo] = useState(answered);
  const phase = answered > readUpTo ? phaseBegun(attempt) : undefined;
  if (!phase) return <QuestionStage attempt={attempt} onPause={onPause} />;
  return <PhasePause phase={phase} answered={answered} onRead={() => setReadUpTo(answered)} />;
}
