import { contactPage } from "@academy/content/contact-page";
import type { ContactBody } from "@academy/contract/contact";
import { ApiError, sendJson } from "../../lib/api.ts";

export const sendMessage = (body: ContactBody) => sendJson("POST", "/api/contact", { body });

/** What is said when a message did not arrive. */
export function failureOf(error: unknown): { title: string; description: string } {
  // fetch fails without an answer only when there is no way to the server.
  if (!(error instanceof ApiError)) return contactPage.offline;
  return error.status === 429 ? contactPage.limits.tooMany : contactPage.failure;
}
