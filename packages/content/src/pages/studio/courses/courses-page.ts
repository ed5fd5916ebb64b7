import type { CourseState } from "@academy/contract/studio/courses";
import { plural } from "../../../format-count.ts";

/** Of a course, wherever its state is shown. */
export const courseStateWords: Record<CourseState, string> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  archived: "Archived",
};

const lessons = (count: number) => plural(count, "# lesson", "# lessons");

/** The words of `/studio/courses`. */
export const studioCoursesPage = {
  meta: { title: "Courses", description: "Make and edit your courses." },
  title: "Courses",
  add: "New course",
  table: {
    label: "Courses",
    title: "Course",
    state: "State",
    lessons: "Lessons",
    learners: "Learners",
    changed: "Last changed",
    drafts: (count: number) => `${lessons(count)} to publish`,
  },
  none: {
    heading: "No courses yet",
    text: "Make your first course. Nobody sees it until you publish it.",
  },
  make: {
    title: "New course",
    text: "It starts as a draft. Nobody sees it until you publish it.",
    name: "Title",
    noName: "Please enter a title.",
    confirm: "Make the course",
    busy: "Making…",
    cancel: "Cancel",
  },
} as const;
