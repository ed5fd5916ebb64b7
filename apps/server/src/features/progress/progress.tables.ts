import type { NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type ProgressTables = {
  enrollments: EnrollmentsTable;
  lesson_progress: LessonProgressTable;
  viewings: ViewingsTable;
  learning_days: LearningDaysTable;
};

type EnrollmentsTable = {
  id: string;
  user_id: string;
  course_id: string;
  enrolled_at: Timestamp;
  /** Once set it stays. */
  completed_at: NullableTimestamp;
  last_active_at: NullableTimestamp;
};

type LessonProgressTable = {
  user_id: string;
  course_id: string;
  lesson_id: string;
  completed_at: NullableTimestamp;
  /** When it was last marked or unmarked: an older word never undoes a newer one. */
  marked_at: NullableTimestamp;
  position_seconds: number;
  position_at: NullableTimestamp;
};

/** One stretch of watching, under an id that the player made: its seconds only ever grow. */
type ViewingsTable = { user_id: string; id: string; lesson_id: string; day: string; seconds: number };

/** The days on the learner's own calendar on which they did something, and the seconds played on each. */
type LearningDaysTable = { user_id: string; day: string; seconds: number };
