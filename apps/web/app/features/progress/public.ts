export { type AnswerStore, createAnswerStore } from "./answers/answer-store.ts";
export type { Workbook, WorkbookItem, WorkbookPart } from "./answers/place-items.ts";
export { answerCalls } from "./answers/save-answers.ts";
export { FailedPage } from "./failed-page.tsx";
export { LessonsDone } from "./lessons-done.tsx";
export { MemberHead } from "./member-head.tsx";
export { MissingPage } from "./missing-page.tsx";
export { mergeNotes } from "./notes/merge-notes.ts";
export { noteCalls, saveNote } from "./notes/save-note.ts";
export type { Outbox } from "./outbox/outbox.ts";
export type { PendingItem } from "./outbox/outbox-storage.ts";
export { hasPending } from "./outbox/outbox-storage.ts";
export { asCall } from "./outbox/person-outbox.ts";
export { useOutbox } from "./outbox/use-outbox.ts";
export { useTold } from "./outbox/use-told.ts";
export {
  bookmarkPath,
  coursePath,
  itemPath,
  lessonPath,
  momentPath,
  planPath,
  recordingsPath,
  workbookPath,
} from "./paths.ts";
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
export { QueryPart } from "./query-part.tsx";
export { actionWord, howFar, isPlanLeft, type LearningStatus, statusOf } from "./status.ts";
export { StatusBadge } from "./status-badge.tsx";
export { Tick } from "./tick.tsx";
export { usePrefetch } from "./use-prefetch.ts";
