import type { LessonWords, StudioLesson } from "@academy/contract/studio-courses";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isUnauthorized } from "../../../../lib/api/api-error.ts";
import { deviceStorage } from "../../../../lib/storage/storage.ts";
import { lessonQuery, readLesson, saveDraft } from "../calls.ts";
import { createDraft } from "./draft-store.ts";

type Kept = { words: LessonWords; revision: number };

/** On this device, until it is on the server. */
const deviceFor = (id: string) => {
  const key = `lesson-draft:${id}`;
  return {
    read: () => deviceStorage.read(key, keptOf),
    write: (kept: Kept) => void deviceStorage.write(key, kept),
    remove: () => deviceStorage.remove(key),
  };
};

function keptOf(found: unknown): Kept | undefined {
  const { words, revision } = (found ?? {}) as Partial<Kept>;
  const { title, summary, minutes, text } = words ?? {};
  const isWhole =
    typeof revision === "number" &&
    typeof minutes === "number" &&
    [title, summary, text].every((each) => typeof each === "string");
  return isWhole ? { words: { title, summary, minutes, text } as LessonWords, revision } : undefined;
}

/** The draft of one lesson, for as long as its page is open. */
export function useDraft(lesson: StudioLesson) {
  const client = useQueryClient();
  const [draft] = useState(() =>
    createDraft({
      lesson,
      device: deviceFor(lesson.id),
      save: (words) =>
        saveDraft(lesson.id, words).catch((error: unknown) => {
          // The gate around the page deals with the end of a session.
          if (isUnauthorized(error))
            void client.invalidateQueries({ queryKey: lessonQuery(lesson.id).queryKey });
          throw error;
        }),
      read: () => readLesson(lesson.id),
      wait: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    }),
  );
  useEffect(() => {
    const save = () => void draft.saveNow();
    const saveIfHidden = () => {
      if (document.visibilityState === "hidden") save();
    };
    document.addEventListener("visibilitychange", saveIfHidden);
    window.addEventListener("online", save);
    return () => {
      document.removeEventListener("visibilitychange", saveIfHidden);
      window.removeEventListener("online", save);
      draft.close();
      // Whoever comes back gets it from the server.
      client.removeQueries({ queryKey: lessonQuery(lesson.id).queryKey, exact: true });
    };
  }, [draft, client, lesson.id]);
  return { draft, ...useSyncExternalStore(draft.subscribe, draft.current) };
}
