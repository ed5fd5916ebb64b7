import type { CallBody } from "@academy/contract/call";
import { subscribeLead } from "@academy/contract/calls/visitors/leads";
import type { LeadReceipt } from "@academy/contract/visitors/leads";
import { callApi } from "../../lib/api/api.ts";
import { hasCode } from "../../lib/api/api-error.ts";

type LeadBody = CallBody<typeof subscribeLead>;

/** Sends a lead. Where the server first wants some work done, it is done unseen. */
export async function sendLead(body: LeadBody): Promise<LeadReceipt> {
  try {
    return await callApi(subscribeLead, { body });
  } catch (error) {
    if (!hasCode(error, "PROOF_OF_WORK_NEEDED")) throw error;
    const { proveWork } = await import("./proof-of-work.ts");
    return callApi(subscribeLead, { body: { ...body, proof: await proveWork() } });
  }
}
