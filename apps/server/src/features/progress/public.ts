export { findLessonProgress } from "./lesson-progress.queries.ts";
export { learningPersonalData } from "./personal-data.queries.ts";
export { progressRoutes } from "./progress.routes.ts";
export { recordActivity } from "./record-activity.ts";
export { seedSampleHistory } from "./sample-learner/seed-history.ts";
export { countCompletions, listStuck } from "./studio/learners.queries.ts";
