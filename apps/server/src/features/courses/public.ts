export { listModules, summarizeCourses } from "./courses.queries.ts";
export { coursesRoutes } from "./courses.routes.ts";
export { opensLater } from "./drip.ts";
export { findLesson, isShown, type Lesson, listLessonsOf, listTextsWith } from "./lessons.queries.ts";
export { videoAddress } from "./outline.ts";
export { seedStarterCourses } from "./seed-starter-courses.ts";
export { starterFilms } from "./starter-texts.ts";
export { courseStudioRoutes } from "./studio/studio.routes.ts";
