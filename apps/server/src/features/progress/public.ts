export { giveSampleHistory } from "./give-sample-history.ts";
export { lessonStandingOf } from "./lesson-progress.queries.ts";
export { learningPersonalData } from "./personal-data.queries.ts";
export { progressRoutes } from "./progress.routes.ts";
