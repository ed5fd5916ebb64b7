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
  /** The day of that on the learner's own calendar; null where it was completed before days were kept. */
  completed_on: string | null;
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
  /** How far down its text the reader was last, from 0 to 1. */
  text_position: number | null;
  text_position_at: NullableTimestamp;
  text_read_at: NullableTimestamp;
  film_watched_at: NullableTimestamp;
  /** Begun, or set aside on purpose, and when that was last said. */
  exercise: "begun" | "setAside" | null;
  exercise_at: NullableTimestamp;
  /** By the server's own clock: nothing that a device tells of this lesson can lie before it. */
  opened_at: NullableTimestamp;
  last_active_at: NullableTimestamp;
};

/** One stretch of watching, under an id that the player made: its seconds only ever grow. */
type ViewingsTable = {
  user_id: string;
  id: string;
  lesson_id: string;
  day: string;
  seconds: number;
  /** When the server first heard of it and when its seconds last grew, by the server's own clock. */
  opened_at: NullableTimestamp;
  reported_at: NullableTimestamp;
};

/** The days on the learner's own calendar on which they did something, and the seconds played on each. */
type LearningDaysTable = { user_id: string; day: string; seconds: number };
