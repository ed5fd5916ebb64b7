export { findAnsweredPart } from "./find-answered-part.ts";
export { findItemPlaces, findWrittenFields, type WrittenFields } from "./find-written-fields.ts";
export { hasRecorder } from "./has-recorder.ts";
export { identifyWorkbooks } from "./identify-items.ts";
export { findNextItem } from "./next-item/find-next-item.ts";
export { answerPersonalData } from "./personal-data.queries.ts";
export { workbookStudioRoutes } from "./studio/studio.routes.ts";
export { workbooksRoutes } from "./workbooks.routes.ts";
