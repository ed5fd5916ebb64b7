import type { LessonWords, StudioLesson } from "@academy/contract/studio/courses";
import { deviceStorage } from "../../../../lib/storage/storage.ts";
import { lessonQuery, readLesson, saveDraft } from "../calls.ts";
import { createDraft, type DeviceDraft } from "./draft-store.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

/** On this device, until it is on the server. */
const deviceFor = (id: string) => {
  const key = `lesson-draft:${id}`;
  return {
    read: () => deviceStorage.read(key, keptOf),
    write: (kept: DeviceDraft<LessonWords>) => void deviceStorage.write(key, kept),
    remove: () => deviceStorage.remove(key),
  };
};

function keptOf(found: unknown): DeviceDraft<LessonWords> | undefined {
  const { words, revision } = (found ?? {}) as Partial<DeviceDraft<LessonWords>>;
  const { title, summary, minutes, text } = words ?? {};
  const isWhole =
    typeof revision === "number" &&
    typeof minutes === "number" &&
    [title, summary, text].every((each) => typeof each === "string");
  return isWhole ? { words: { title, summary, minutes, text } as LessonWords, revision } : undefined;
}

export const wordsOfLesson = ({ title, summary, minutes, text }: LessonWords): LessonWords => ({
  title,
  summary,
  minutes,
  text,
});
export const isSameLesson = (some: LessonWords, other: LessonWords) =>
  some.text === other.text &&
  some.title === other.title &&
  some.summary === other.summary &&
  some.minutes === other.minutes;

/** The draft of one lesson, for as long as its page is open. */
export function useDraft(lesson: StudioLesson) {
  const { queryKey } = lessonQuery(lesson.id);
  return useKeptDraft(queryKey, (save, wait) =>
    createDraft<LessonWords, StudioLesson>({
      written: lesson,
      wordsOf: wordsOfLesson,
      isSame: isSameLesson,
      device: deviceFor(lesson.id),
      save: (words) => save(saveDraft(lesson.id, words)),
      read: () => readLesson(lesson.id),
      wait,
    }),
  );
}
