export { forgetExchangesHourly, handleForgetExchanges } from "./forget-exchanges.ts";
export { keepExchange } from "./keep-exchange.ts";
export { normaliseQuestion } from "./question-key.rules.ts";
export { ratingRoutes } from "./rating.routes.ts";
export { redact } from "./redact.rules.ts";
export { studioHelperRoutes } from "./studio-helper.routes.ts";
export { type TaughtAnswer, taughtAnswers } from "./taught-answers.queries.ts";
export { taughtPassageId } from "./taught-passage.rules.ts";
export { taughtVersion } from "./taught-version.ts";
