export { findNextItem } from "./find-next-item.ts";
export { findWrittenFields } from "./find-written-fields.ts";
export { hasRecorder } from "./has-recorder.ts";
export { identifyWorkbooks } from "./identify-items.ts";
export { answerPersonalData } from "./personal-data.queries.ts";
export { workbooksRoutes } from "./workbooks.routes.ts";
