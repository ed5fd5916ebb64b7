import { contactPage } from "@academy/content/pages/contact-page";
import * as calls from "@academy/contract/calls/visitors/contact";
import type { ContactBody } from "@academy/contract/visitors/contact";
import { callApi } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";

export const sendMessage = (body: ContactBody) => callApi(calls.sendMessage, { body });

/** What is said when a message did not arrive. */
export function failureOf(error: unknown): { title: string; description: string } {
  // fetch fails without an answer only when there is no way to the server.
  if (!(error instanceof ApiError)) return contactPage.offline;
  return error.status === 429 ? contactPage.limits.tooMany : contactPage.failure;
}
