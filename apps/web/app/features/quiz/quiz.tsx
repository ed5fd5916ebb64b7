import { type ReactNode, useCallback, useEffect, useState } from "react";
import { whenIdle } from "../../lib/when-idle.ts";
import { funnel, watchLeaving } from "../funnel/public.ts";
import { stageOf } from "./attempt.ts";
import { Intro } from "./intro/intro.tsx";
import { LoadedStage } from "./loaded-stage.tsx";
import { leadPart, prefetch, questionPart, resultPart } from "./parts.ts";
import { quizActions } from "./quiz-actions.ts";
import { orderPart } from "./quiz-order.ts";
import { useAttempt } from "./use-attempt.ts";

/** The four stages. Only the intro is in the prerendered page; an attempt that is kept leads on from it at once. */
export function Quiz({ theTen }: { theTen: ReactNode }) {
  const attempt = useAttempt();
  const [isPaused, setPaused] = useState(false);
  const stage = isPaused ? "intro" : stageOf(attempt);

  useEffect(() => {
    funnel.record({ event: "seen" });
    return watchLeaving();
  }, []);
  useEffect(() => {
    if (stage === "intro") return whenIdle(() => prefetch(questionPart, orderPart));
    // Whatever comes later must be here before the network is lost.
    if (stage === "questions") return whenIdle(() => prefetch(leadPart, resultPart));
  }, [stage]);

  const pause = useCallback(() => {
    quizActions.turnPage();
    setPaused(true);
  }, []);

  if (stage === "intro" || !attempt) {
    return <Intro hasAttempt={attempt !== null} onContinue={() => setPaused(false)} theTen={theTen} />;
  }
  return <LoadedStage stage={stage} attempt={attempt} onPause={pause} />;
}
