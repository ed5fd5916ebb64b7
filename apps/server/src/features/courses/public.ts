export { listModules, summarizeCourses } from "./courses.queries.ts";
export { coursesRoutes } from "./courses.routes.ts";
export { findLesson, type Lesson, listLessonsOf } from "./lessons.queries.ts";
export { videoAddress } from "./outline.ts";
export { seedStarterCourses } from "./seed-starter-courses.ts";
export { starterFilms } from "./starter-texts.ts";
