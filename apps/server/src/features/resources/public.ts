export { courseFileRoutes } from "./course-files.routes.ts";
export { countDownloadedResources } from "./downloads.queries.ts";
export { downloadPersonalData } from "./personal-data.queries.ts";
export { insertCourseFile, listLessonFiles } from "./resources.queries.ts";
export { downloadUrlOf, resourcesRoutes } from "./resources.routes.ts";
export type { WorkbookWords } from "./resources.tables.ts";
