export {
  clearDraft,
  type Draft,
  deleteHistory,
  findDraft,
  language,
  listDrafts,
  putDraft,
  reviseDraft,
} from "./drafts.queries.ts";
export {
  discardDraft,
  endDraft,
  findStanding,
  keepFirst,
  saveDraft,
  saveOver,
  showVersion,
  showVersions,
} from "./drafts.ts";
export {
  addVersion,
  findNewest,
  findNewestNumber,
  findVersion,
  hasVersions,
  listNewest,
  listNumbered,
  listVersions,
  type Version,
} from "./versions.queries.ts";
