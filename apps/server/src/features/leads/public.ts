export { printedName } from "./lead.rules.ts";
export { nameKeys } from "./lead-keys.rules.ts";
export { leadLimits } from "./leads.limits.ts";
export { leadsRoutes } from "./leads.routes.ts";
export { noteInterest } from "./note-interest.ts";
export { quizPersonalData } from "./personal-data.queries.ts";
export { makeProofOfWork, proofLastsSeconds } from "./proof-of-work.ts";
export {
  countArchetypes,
  countLeadsSince,
  findLeadsBeginning,
  hasLeads,
  listLeadsByEmail,
} from "./studio/filtered-leads.queries.ts";
export { countLeads } from "./studio/list-leads.ts";
export { listSelectedLeads } from "./studio/selected-leads.ts";
export { leadStudioRoutes } from "./studio/studio.routes.ts";
export { handleTellInterested, tellInterestedHourly } from "./tell-interested.ts";
export { tellOfNews } from "./tell-of-news.ts";
