import { defineCall } from "../../call.ts";
import * as leads from "../../studio/leads.ts";

export const listLeads = defineCall({
  method: "GET",
  path: "/api/studio/leads",
  audience: "support",
  summary: "Leads, searched, filtered and in order",
  query: leads.leadListQuery,
  answer: leads.leadPage,
});
export const countLeads = defineCall({
  method: "GET",
  path: "/api/studio/leads/count",
  audience: "support",
  summary: "How many leads the filters show",
  query: leads.leadFilters,
  answer: leads.leadCount,
});
export const listLeadOrigins = defineCall({
  method: "GET",
  path: "/api/studio/leads/origins",
  audience: "support",
  summary: "The sources and campaigns that leads came from",
  answer: leads.leadOrigins,
});
export const exportLeads = defineCall({
  method: "GET",
  path: "/api/studio/leads/export",
  audience: "owners",
  wantsFreshProof: true,
  summary: "All leads that the filters show, as a file for a spreadsheet",
  query: leads.leadExportQuery,
  answer: { mediaTypes: ["text/csv"] },
});
export const exportSelectedLeads = defineCall({
  method: "POST",
  path: "/api/studio/leads/export",
  audience: "owners",
  wantsFreshProof: true,
  summary: "The leads that were selected, as a file for a spreadsheet",
  body: leads.selectedLeadsBody,
  answer: { mediaTypes: ["text/csv"] },
});
export const changeLeadStage = defineCall({
  method: "POST",
  path: "/api/studio/leads/stage",
  audience: "support",
  summary: "Move leads to a stage",
  body: leads.stageBody,
  answer: leads.stageChanged,
});
export const getLead = defineCall({
  method: "GET",
  path: "/api/studio/leads/:id",
  audience: "support",
  summary: "A lead with its results, mails, notes and stages",
  params: leads.leadParams,
  answer: leads.leadDetail,
});
export const saveLeadNotes = defineCall({
  method: "PUT",
  path: "/api/studio/leads/:id/notes",
  audience: "support",
  summary: "Write the notes about a lead",
  params: leads.leadParams,
  body: leads.notesBody,
  answer: leads.savedNotes,
});
export const endLeadNews = defineCall({
  method: "DELETE",
  path: "/api/studio/leads/:id/news",
  audience: "support",
  summary: "Take a lead off the list for news",
  params: leads.leadParams,
});
export const changeStageOfAll = defineCall({
  method: "POST",
  path: "/api/studio/leads/stage-of-all",
  audience: "owners",
  summary: "Move all leads that the filters show to a stage",
  body: leads.stageOfAllBody,
  answer: leads.stageOfAllChanged,
});
export const listLeadViews = defineCall({
  method: "GET",
  path: "/api/studio/lead-views",
  audience: "owners",
  summary: "The filters that an owner has saved, in her order",
  answer: leads.leadViews,
});
export const makeLeadView = defineCall({
  method: "POST",
  path: "/api/studio/lead-views",
  audience: "owners",
  summary: "Save filters under a name",
  body: leads.viewBody,
  answer: leads.leadView,
  status: 201,
});
export const orderLeadViews = defineCall({
  method: "PUT",
  path: "/api/studio/lead-views",
  audience: "owners",
  summary: "Put saved filters into another order",
  body: leads.viewOrderBody,
});
export const changeLeadView = defineCall({
  method: "PUT",
  path: "/api/studio/lead-views/:id",
  audience: "owners",
  summary: "Rename saved filters, or save others in their place",
  params: leads.leadParams,
  body: leads.viewBody,
  answer: leads.leadView,
});
export const removeLeadView = defineCall({
  method: "DELETE",
  path: "/api/studio/lead-views/:id",
  audience: "owners",
  summary: "Forget saved filters",
  params: leads.leadParams,
});
