import type { StarterCourse } from "@academy/content/courses/course";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { Flag, FlagOffAtFirst, NullableJson, Timestamp } from "../../platform/db/values.ts";

export type CourseTables = {
  courses: CoursesTable;
  course_modules: CourseModulesTable;
  lessons: LessonsTable;
};

/** Starter courses come from the content package at the first start; from then on they are the owner's. */
type CoursesTable = {
  id: string;
  starter_key: string | null;
  title: string;
  description: string;
  difficulty: StarterCourse["difficulty"];
  /** Whose mandala stands on the cover. */
  archetype: ArchetypeKey;
  position: number;
  is_published: Flag;
  /** Whether it ends in a launch plan of the learner's own. */
  has_launch_plan: FlagOffAtFirst;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type CourseModulesTable = {
  id: string;
  course_id: string;
  position: number;
  title: string;
  description: string;
};

type LessonsTable = {
  id: string;
  course_id: string;
  module_id: string;
  /** Within its module. */
  position: number;
  title: string;
  summary: string;
  minutes: number;
  /** Markdown. */
  text: string;
  film: NullableJson<LessonFilm>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

/** A film that came with the academy. */
export type LessonFilm = { starter: string };
