export { chatLimits } from "./chat.limits.ts";
export { chatRoutes } from "./chat.routes.ts";
export {
  forgetExchangesHourly,
  handleForgetExchanges,
  ratingRoutes,
  studioHelperRoutes,
} from "./exchanges/public-to-chat.ts";
export { makeHelper } from "./helper.ts";
export { makeLessonPassages } from "./lessons/lesson-passages.ts";
export { makeModel } from "./model/answer-with-model.ts";
