import { quizVersion } from "@academy/content/quiz-version";
import { type ReactNode, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { whenIdle } from "../../lib/when-idle.ts";
import { funnel, watchLeaving } from "../funnel/public.ts";
import { stageOf } from "./attempt/attempt.ts";
import { attemptStore } from "./attempt/attempt-store.ts";
import { quizActions } from "./attempt/quiz-actions.ts";
import { Intro } from "./intro/intro.tsx";
import { LoadedStage } from "./loaded-stage.tsx";
import { orderModule } from "./quiz-order.ts";
import { leadModule, prefetch, questionModule, resultModule } from "./stage-modules.ts";
import { textsFor } from "./version-texts.ts";

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
    if (stage === "intro")
      return whenIdle(() => prefetch(questionModule, orderModule, textsFor(quizVersion.name)));
    // Whatever comes later must be here before the network is lost.
    if (stage === "questions") return whenIdle(() => prefetch(leadModule, resultModule));
  }, [stage]);

  const pause = useCallback(() => {
    quizActions.turnPage();
    setPaused(true);
  }, []);

  if (stage === "intro" || !attempt) {
    return <Intro answered={attempt?.given.length} onContinue={() => setPaused(false)} theTen={theTen} />;
  }
  return <LoadedStage stage={stage} attempt={attempt} onPause={pause} />;
}

/** The attempt on this device; none in prerendered markup. */
function useAttempt() {
  useEffect(() => {
    // Only out of sight: a question must not change under the eyes of whoever is reading it.
    const follow = (event: StorageEvent) => {
      if (document.visibilityState === "hidden" && event.storageArea === window.localStorage) {
        attemptStore.refresh();
      }
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, []);
  return useSyncExternalStore(attemptStore.subscribe, attemptStore.current, () => null);
}
