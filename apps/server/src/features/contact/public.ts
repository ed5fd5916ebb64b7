export { findAnswerPromise, listPriorityDebts } from "./answer-promise.ts";
export { answerAskers, countAskers } from "./askers.ts";
export { contactLimits } from "./contact.limits.ts";
export { contactRoutes } from "./contact.routes.ts";
export { handleMailGathered, mailGatheredHourly } from "./mail-gathered.ts";
export { contactPersonalData } from "./personal-data.queries.ts";
export { messageStudioRoutes } from "./studio/studio.routes.ts";
export { countWaitingMessages, findOldestWaiting } from "./studio/waiting-messages.queries.ts";
