export { recordingDelivery } from "./delivery.ts";
export { listMonthlyDebts } from "./monthly-debts.ts";
export { findNewestRecording } from "./newest-recording.ts";
export { listOfDates as listRecordingsOfDates } from "./recordings.queries.ts";
export { recordingsRoutes } from "./recordings.routes.ts";
export { removeSampleRecordings, seedSampleRecordings } from "./sample-recordings.ts";
export { addRecording } from "./studio/add-recording.ts";
export { makeShelf } from "./studio/make-shelf.ts";
export { handleTellHolders, tellOfRecording } from "./tell-holders.ts";
