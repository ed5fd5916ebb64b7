import type { MailReason, MailRow } from "@academy/contract/studio/settings";
import { formatCount, plural } from "../../../format-count.ts";

const reasons: Record<MailReason, string> = {
  refused: "The recipient’s mail server refused it for good. The address may be wrong or closed.",
  unreachable: "Your mail server couldn’t be reached.",
  "sign-in": "Your mail server didn’t accept its password.",
  later: "The mail server asked to try again later.",
  other: "Something went wrong while it was being written or sent.",
};

const states: Record<MailRow["state"], string> = { sent: "Sent", failed: "Failed", waiting: "Waiting" };

const number = (count: number, most: number) =>
  count > most ? `more than ${formatCount(most)}` : formatCount(count);

/** The words of `/studio/settings/mails`. */
export const studioMailsPage = {
  meta: { title: "Email log", description: "Emails that were sent, failed or are waiting." },
  lead: "Emails of the last thirty days, and those that failed: which email, to whom, and what became of it. What it said is never shown here.",
  filters: {
    label: "Find emails",
    search: "Search",
    searchHint: "Start of an email address",
    state: "State",
    anyState: "All",
    kind: "Email",
    anyKind: "All emails",
  },
  states,
  /** Whether owners are told of orders. */
  orders: {
    label: "Email me about each order",
    hint: "What was bought, by whom, for how much, and what you do for it yourself. On a busy day they come together, once an hour. It counts for every owner.",
    turnedOn: "You’ll get an email about each order.",
    turnedOff: "You won’t get emails about orders any more.",
  },
  /** Where emails are kept instead of sent. */
  kept: {
    state: "Saved",
    before: "This demo sends nothing. Saved emails can be read at",
    path: "/dev/mail",
  },
  reasons,
  table: { label: "Emails", email: "Email", to: "To", state: "State", when: "When", action: "Action" },
  summary: (failed: number, waiting: number, most: number) =>
    `${number(failed, most)} failed, ${number(waiting, most)} waiting`,
  nextTry: (time: string) => `Next try: ${time}`,
  tries: (count: number) => plural(count, "# try", "# tries"),
  forgotten: "Not kept",
  expired: "What was in it has expired. They can ask for a new one.",
  again: {
    button: "Send again",
    busy: "Sending…",
    sent: "It’s back in line and will be sent in a moment.",
    all: "Send all failed again",
    allSent: (count: number) =>
      count === 0
        ? "None of them can be sent again."
        : plural(count, "# email is back in line.", "# emails are back in line."),
    conflict: "It has been sent again already.",
  },
  none: { heading: "No emails", text: "Emails that the academy sends will be listed here." },
  noneFound: {
    heading: "No emails match",
    text: "Try another address, another state or another kind of email. Whom an email went to is remembered for thirty days.",
  },
} as const;
