import { lessonPage } from "@academy/content/lesson-page";
import type { LessonView } from "@academy/contract/lessons";
import { useState, useSyncExternalStore } from "react";
import { localDay } from "../../lib/local-day.ts";
import { toast } from "../../ui/toast-store.ts";
import type { Outbox } from "../progress/public.ts";

const { saved, failed } = lessonPage.toasts;

type Told = { lesson: LessonView; outbox: Outbox; viewingId: string; isCompletedAtFirst: boolean };

/** Whether the lesson is complete, and the ways to change that. What can't be sent now is kept and sent later. */
export function useCompletion({ lesson, outbox, viewingId, isCompletedAtFirst }: Told) {
  const [isCompleted, setCompleted] = useState(isCompletedAtFirst);
  const [isBusy, setBusy] = useState(false);
  const [isByItself, setByItself] = useState(false);
  const [key, setKey] = useState("");
  const isKept = useSyncExternalStore(outbox.subscribe, () => key !== "" && outbox.isKept(key));

  const send = async (completed: boolean) => {
    const now = new Date();
    const kept = outbox.keepProgress(
      {
        courseId: lesson.course.id,
        lessonId: lesson.id,
        completed,
        localDay: localDay(now),
        at: now.toISOString(),
      },
      viewingId,
    );
    setKey(kept);
    setCompleted(completed);
    const outcome = (await outbox.flush()).get(kept) ?? "sent";
    if (outcome === "refused") setCompleted(!completed);
    return outcome;
  };

  return {
    isCompleted,
    isBusy,
    isByItself: isByItself && isCompleted,
    isKept: isKept && !isBusy,
    /** By hand: the person is told what became of it. The end of a session is the gate's to tell. */
    async mark(completed: boolean) {
      setBusy(true);
      setByItself(false);
      const outcome = await send(completed);
      setBusy(false);
      if (outcome === "sent") toast(saved);
      else if (outcome !== "signed-out") toast({ ...failed, variant: "destructive" });
    },
    /** Because enough was watched: in silence. */
    markWatched() {
      if (isCompleted) return;
      setByItself(true);
      void send(true);
    },
  };
}

export type LessonCompletion = ReturnType<typeof useCompletion>;
