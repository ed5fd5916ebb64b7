export { forgetExchangesHourly, handleForgetExchanges } from "./exchanges/forget-exchanges.ts";
export { ratingRoutes } from "./exchanges/rating.routes.ts";
export { makeLessonPassages } from "./lessons/lesson-passages.ts";
export { makeModel } from "./model/answer-with-model.ts";
export { sageLimits } from "./sage.limits.ts";
export { sageRoutes } from "./sage.routes.ts";
export { makeSage } from "./sage.ts";
export { countQuestions } from "./studio/list-questions.ts";
export { sageStudioRoutes } from "./studio/studio.routes.ts";
