export { Arriving } from "./arriving.tsx";
export { FailedPage } from "./failed-page.tsx";
export { joinNotes } from "./join-notes.ts";
export type { KeptItem } from "./kept-items.ts";
export { isAnythingKept } from "./kept-items.ts";
export { LessonsDone } from "./lessons-done.tsx";
export { MissingPage } from "./missing-page.tsx";
export type { Outbox } from "./outbox.ts";
export { coursePath, lessonPath } from "./paths.ts";
export { asCall } from "./person-outbox.ts";
export {
  certificatesQuery,
  courseQuery,
  coursesQuery,
  downloadsQuery,
  enrollmentsQuery,
  learningQuery,
  myResultsQuery,
  progressQuery,
  resourcesQuery,
} from "./queries.ts";
export { noteCalls, saveNote } from "./save-note.ts";
export { actionWord, type LearningStatus, statusOf } from "./status.ts";
export { StatusBadge } from "./status-badge.tsx";
export { useEarlyQueries } from "./use-early-queries.ts";
export { useOutbox } from "./use-outbox.ts";
