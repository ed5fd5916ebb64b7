import type { LeadExportQuery } from "@academy/contract/studio/leads";
import { servePieces } from "../../../platform/db/copying/serve-pieces.ts";
import { exportLeads } from "./export-leads.ts";

/** A thread of its own: a million leads are read and written as lines, and nobody's request waits for it. */
servePieces<LeadExportQuery>(exportLeads);
