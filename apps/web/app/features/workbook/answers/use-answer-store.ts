import type { WorkbooksView } from "@academy/contract/learning/workbooks";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { newId } from "../../../lib/new-id.ts";
import { answerCalls, asCall, createAnswerStore, learningQuery, type Outbox } from "../../progress/public.ts";

export function useAnswerStore(view: WorkbooksView, outbox: Outbox) {
  const client = useQueryClient();
  const [store] = useState(() => {
    const courseId = view.course.id;
    const tab = newId();
    return createAnswerStore({
      view,
      drafts: outbox.listFor(courseId).filter(({ pending }) => pending.kind === "answer"),
      keyOf: (item) => `answer:${courseId}:${item}:${tab}`,
      outbox,
      save: async (changes) => {
        const saved = await asCall(client, () => answerCalls.put(courseId, changes));
        // The dashboard says where to go on writing.
        void client.invalidateQueries({ queryKey: learningQuery.queryKey });
        return saved;
      },
      wait: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    });
  });
  useEffect(() => {
    const save = () => void store.saveNow();
    const saveIfHidden = () => {
      if (document.visibilityState === "hidden") save();
    };
    document.addEventListener("visibilitychange", saveIfHidden);
    window.addEventListener("pagehide", save);
    window.addEventListener("online", save);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      window.removeEventListener("pagehide", save);
      window.removeEventListener("online", save);
      store.close();
    };
  }, [store]);
  return store;
}
