import { editable } from "./editing/editable.ts";

/** Words about learning that stand on several pages. */
export const learningWords = editable("learning-words", {
  status: { completed: "Completed", inProgress: "In Progress", notStarted: "Not Started" },
  action: { completed: "Review", inProgress: "Continue", notStarted: "Start" },
  lessonsDone: { one: "{done} of 1 lesson", many: "{done} of {count} lessons" },
  /** Of a course that was completed before lessons were added. */
  completedWithMore: {
    one: "Completed, with 1 lesson left to explore",
    many: "Completed, with {count} lessons left to explore",
  },
  /** Where a course or a lesson is not there. */
  browse: { label: "Browse Courses", to: "/subscribe" },
  /** Where something could not be fetched. */
  failed: "This couldn’t be loaded.",
  unreachable: "We can’t reach the academy. Check your connection, then try again. Nothing is lost.",
  again: "Try again",
} as const);
