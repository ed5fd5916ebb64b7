import type {
  LeadCount,
  LeadFilters,
  LeadListQuery,
  LeadPage,
  LeadRow,
} from "@academy/contract/studio/leads";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import {
  countFilteredLeads,
  type FoundLead,
  listFilteredLeads,
  listOrigins,
  placeOf,
} from "./filtered-leads.queries.ts";

export function listLeads(db: Db, query: LeadListQuery): Promise<LeadPage> {
  const { cursor, limit, sort: order = "newest", ...filters } = query;
  return readPage({ cursor, limit }, (request) => listFilteredLeads(db, filters, { ...request, order }), {
    cursorOf: (lead) => placeOf(lead, order),
    toItem: leadRowOf,
  });
}

export const leadRowOf = (
  lead: Omit<FoundLead, "consent_at" | "notes" | "updated_at" | "name_key">,
): LeadRow => ({
  id: lead.id,
  name: lead.name,
  email: lead.email,
  stage: lead.stage,
  primary: lead.primary_archetype,
  secondary: lead.secondary_archetype,
  source: lead.source,
  campaign: lead.campaign,
  wantsNews: lead.wants_news,
  isCareless: lead.is_careless,
  isSuspect: lead.is_suspect,
  createdAt: lead.created_at.toISOString(),
});

const maxCounted = 10_000;

export async function countLeads(db: Db, filters: LeadFilters): Promise<LeadCount> {
  const count = await countFilteredLeads(db, filters, maxCounted + 1);
  return { count: Math.min(count, maxCounted), isMore: count > maxCounted };
}

export async function listLeadOrigins(db: Db) {
  return { sources: await listOrigins(db, "source"), campaigns: await listOrigins(db, "campaign") };
}
