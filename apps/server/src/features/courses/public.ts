export { findCourses, listCourseTitles, listModules } from "./courses.queries.ts";
export { coursesRoutes } from "./courses.routes.ts";
export type { HostedFilm, LessonFilm, UploadedFilm } from "./courses.tables.ts";
export { modulesLater, opensLater, opensLaterAmong } from "./drip.ts";
export { captionsOf } from "./lesson-film.rules.ts";
export {
  dripColumns,
  findLesson,
  isShown,
  type Lesson,
  listLessonsOf,
  listTextsWith,
} from "./lessons.queries.ts";
export { videoAddress } from "./outline.ts";
export { seedStarterCourses } from "./seed-starter-courses.ts";
export { starterFilms } from "./starter-texts.ts";
export { checkCaptions } from "./studio/captions.ts";
export { insertLesson, listAllLessons, listAllModules } from "./studio/contents.queries.ts";
export { stateOf } from "./studio/course-state.rules.ts";
export { findCourse, insertCourse, touchCourse } from "./studio/courses.queries.ts";
export { courseStudioRoutes } from "./studio/studio.routes.ts";
export { isWaiting } from "./waiting.queries.ts";
export { parseCues } from "./web-vtt.rules.ts";
