export { completeWithPlan } from "./complete-course.ts";
export { findLessonProgress, listLessonProgress } from "./lesson-progress.queries.ts";
export { listEnrollments } from "./list-enrollments.ts";
export { learningPersonalData } from "./personal-data.queries.ts";
export { progressRoutes } from "./progress.routes.ts";
export { recordActivity, recordVisit } from "./record-activity.ts";
export { seedSampleHistory } from "./sample-learner/seed-history.ts";
export { showLearning } from "./show-learning.ts";
export { countCompletions, listStuck } from "./studio/learners.queries.ts";
