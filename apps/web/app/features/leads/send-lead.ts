import type { LeadReceipt, subscribeLeadBody } from "@academy/contract/leads";
import { ApiError, asPromised, sendJson } from "../../lib/api.ts";

type LeadBody = (typeof subscribeLeadBody)["_zod"]["input"];

const post = (body: LeadBody) =>
  sendJson("POST", "/api/subscribe-lead", { body, schema: asPromised<LeadReceipt>() });

/** Sends a lead. Where the server first wants some work done, it is done unseen. */
export async function sendLead(body: LeadBody): Promise<LeadReceipt> {
  try {
    return await post(body);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.body.includes('"PROOF_NEEDED"')) throw error;
    const { proveWork } = await import("./proof-of-work.ts");
    return post({ ...body, proof: await proveWork() });
  }
}
