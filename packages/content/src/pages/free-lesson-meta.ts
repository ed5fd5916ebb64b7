import { editable } from "../editing/editable.ts";

/** The head of the free lesson. By itself, because the browser makes it too and need not load the rest. */
export const freeLessonMeta = editable("free-lesson-meta", {
  title: "Free lesson: What people already come for",
  description:
    "A whole lesson of the Healer’s Business Blueprint, free and without an account: one question for five people, and what to do with their answers.",
  path: "/free-lesson",
} as const);
