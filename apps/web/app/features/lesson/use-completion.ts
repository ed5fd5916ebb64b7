import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { useEffect, useState, useSyncExternalStore } from "react";
import { localDay } from "../../lib/text/local-day.ts";
import { toast } from "../../ui/toast/toast-store.ts";
import type { Outbox } from "../progress/public.ts";

const { saved, failed, looking } = lessonPage.toasts;

type CompletionOptions = {
  lesson: LessonView;
  outbox: Outbox;
  viewingId: string;
  isCompletedAtFirst: boolean;
};

/** Whether the lesson is complete, and the ways to change that. What can't be sent now is kept and sent later. */
export function useCompletion({ lesson, outbox, viewingId, isCompletedAtFirst }: CompletionOptions) {
  const [isCompleted, setCompleted] = useState(isCompletedAtFirst);
  const [isBusy, setBusy] = useState(false);
  const [isByItself, setByItself] = useState(false);
  const [key, setKey] = useState("");
  /** What the person was told about a mark the server failed at. */
  const [failure, setFailure] = useState<{ dismiss: () => void } | null>(null);
  const isPending = useSyncExternalStore(outbox.subscribe, () => key !== "" && outbox.isPending(key));

  // A retry has succeeded, or a newer mark has taken its place.
  useEffect(() => {
    if (!isPending) failure?.dismiss();
  }, [isPending, failure]);

  const send = async (completed: boolean) => {
    const now = new Date();
    const pending = outbox.addProgress(
      {
        courseId: lesson.course.id,
        lessonId: lesson.id,
        completed,
        localDay: localDay(now),
        at: now.toISOString(),
      },
      viewingId,
    );
    setKey(pending);
    setCompleted(completed);
    const outcome = (await outbox.flush()).get(pending) ?? "sent";
    if (outcome === "refused" || outcome === "looking") setCompleted(!completed);
    return outcome;
  };

  return {
    isCompleted,
    isBusy,
    isByItself: isByItself && isCompleted,
    /** Kept because there is no connection: said in its place, and not in a toast as well. */
    isPending: isPending && !isBusy && failure === null,
    /** By hand: the person is told what became of it. The end of a session is the gate's to tell. */
    async mark(completed: boolean) {
      setBusy(true);
      setByItself(false);
      const outcome = await send(completed);
      const isFailed = outcome === "refused" || outcome === "pending";
      setFailure(isFailed ? toast({ ...failed, variant: "destructive" }) : null);
      setBusy(false);
      if (outcome === "sent") toast(saved);
      if (outcome === "looking") toast(looking);
    },
    /** Because the film was watched and the text was read: in silence. */
    markByItself() {
      if (isCompleted) return;
      setByItself(true);
      void send(true);
    },
  };
}

export type LessonCompletion = ReturnType<typeof useCompletion>;
