import type { StarterCourse } from "@academy/content/courses/course";
import type { HostedVideo } from "@academy/contract/fields/hosted-films";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { ColumnType, Generated } from "kysely";
import type {
  Flag,
  InitiallyOffFlag,
  NullableJson,
  NullableTimestamp,
  Timestamp,
} from "../../platform/db/values.ts";

export type CourseTables = {
  courses: CoursesTable;
  course_modules: CourseModulesTable;
  lessons: LessonsTable;
  lesson_openings: LessonOpeningsTable;
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
  /** A picture of the library that stands there instead. */
  cover_id: ColumnType<string | null, string | null | undefined, string | null>;
  position: number;
  /** With a time to come in `publish_from` it is scheduled: it opens by the clock alone. */
  is_published: Flag;
  /** Whether it ends in a launch plan of the learner's own. */
  has_launch_plan: InitiallyOffFlag;
  /** A shelf of recordings: nobody enrolls in it, nothing completes it, and a benefit opens it. */
  is_shelf: InitiallyOffFlag;
  publish_from: NullableTimestamp;
  /** Whether the complete academy opens it. */
  is_in_package: DefaultFlag;
  /** Put away: not published, and not among the drafts either. */
  archived_at: NullableTimestamp;
  /** Grows with every change to its facts or its order: of two who arrange it at once the second is told. */
  revision: Generated<number>;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type CourseModulesTable = {
  id: string;
  course_id: string;
  position: number;
  title: string;
  description: string;
  archived_at: NullableTimestamp;
  /** As of a lesson: nothing in it opens before. */
  drip_days: ColumnType<number | null, number | null | undefined, number | null>;
  drip_at: NullableTimestamp;
};

/** Never deleted once it is there: learners' progress and notes hang on it. What is taken away is archived. */
type LessonsTable = {
  id: string;
  course_id: string;
  module_id: string;
  /** Within its module. */
  position: number;
  /** Which of the starter lessons it is. */
  starter_slug: ColumnType<string | null, string | null | undefined, string | null>;
  title: string;
  summary: string;
  minutes: number;
  /** Markdown. */
  text: string;
  film: NullableJson<LessonFilm>;
  /** What is to play once it is published; null where that is what plays. */
  film_draft: NullableJson<FilmDraft>;
  /** Never published yet. */
  is_draft: DefaultFlag;
  archived_at: NullableTimestamp;
  /** Opens to any member, as a taste of the course. */
  is_free: DefaultFlag;
  /** Opens so many days after the course did for somebody, or at a time; at most one of the two. */
  drip_days: number | null;
  drip_at: NullableTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
};

type DefaultFlag = ColumnType<boolean, boolean | undefined, boolean>;

/** A lesson that was opened to one learner before its time. */
type LessonOpeningsTable = {
  user_id: string;
  lesson_id: string;
  opened_by: string | null;
  created_at: Timestamp;
};

/** A film that came with the academy, one of the library, or one at a video host. */
export type LessonFilm = { starter: string } | UploadedFilm | HostedFilm;

/** In an object: nothing, too, may be what is to play. */
type FilmDraft = { film: LessonFilm | null };

export type HostedFilm = HostedVideo & {
  /** A picture of the library. */
  poster: string | null;
  /** As of a film of the library; films from before there were any have none. */
  captions?: string | null;
  chapters?: UploadedFilm["chapters"];
  /** As of a film of the library. */
  before?: string;
};

export type UploadedFilm = {
  media: string;
  /** The file with its captions. */
  captions: string | null;
  /** A picture of the library. */
  poster: string | null;
  chapters: { startSeconds: number; title: string }[];
  /** The film that it took the place of, if that came with the academy. */
  before?: string;
};
