import type { MailReason, MailRow } from "@academy/contract/studio-settings";

const reasons: Record<MailReason, string> = {
  refused: "The recipient’s mail server refused it for good. The address may be wrong or closed.",
  unreachable: "Your mail server couldn’t be reached.",
  "sign-in": "Your mail server didn’t accept its password.",
  later: "The mail server asked to try again later.",
  other: "Something went wrong while it was being written or sent.",
};

const states: Record<MailRow["state"], string> = { sent: "Sent", failed: "Failed", waiting: "Waiting" };

const number = (count: number, most: number) =>
  count > most ? `more than ${most.toLocaleString("en-US")}` : count.toLocaleString("en-US");

/** The words of `/studio/settings/mails`. */
export const studioMailsPage = {
  meta: { title: "Email log", description: "Emails that were sent, failed or are waiting." },
  lead: "Emails of the last thirty days, and those that failed. Once an email has left, we forget whom it went to. What it said is never shown here.",
  filters: {
    label: "Find emails",
    state: "State",
    anyState: "All",
    kind: "Email",
    anyKind: "All emails",
  },
  states,
  reasons,
  kinds: {
    "academy-is-running": "Test email",
    "sign-in-code": "Sign-in code",
    "already-have-account": "You already have an account",
    "no-account-here": "No account with this address",
    "reset-password": "Reset password",
    "second-factor-off": "Turn off two-step verification",
    "email-changed": "Email address changed",
    "email-restored": "Email address restored",
    "password-changed": "Password changed",
    "second-factor-changed": "Two-step verification changed",
    "account-deleted": "Account deleted",
    "quiz-result": "Quiz result",
    "contact-message": "Message from the contact page",
    "contact-messages": "Messages from the contact page",
    "purchase-welcome": "Welcome after a purchase",
    receipt: "Receipt",
    "second-payment-due": "Second payment is due",
    "payment-failed": "Payment failed",
    refunded: "Refund",
    "payment-disputed": "Disputed payment",
    "access-ended": "Access ended",
    "membership-canceled": "Membership canceled",
    "membership-resumed": "Membership resumed",
    gift: "Gift",
    "gift-ordered": "Gift ordered",
    "gift-delivered": "Gift delivered",
    invitation: "Invitation",
    "payment-open": "Payment is open",
    "payment-differences": "Differences in payments",
    unknown: "Email",
  } as Readonly<Record<string, string>>,
  table: { label: "Emails", email: "Email", to: "To", state: "State", when: "When", action: "Action" },
  summary: (failed: number, waiting: number, most: number) =>
    `${number(failed, most)} failed, ${number(waiting, most)} waiting`,
  nextTry: (time: string) => `Next try: ${time}`,
  tries: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
  expired: "What was in it has expired. They can ask for a new one.",
  again: {
    button: "Send again",
    busy: "Sending…",
    sent: "It’s back in line and will be sent in a moment.",
    all: "Send all failed again",
    allSent: (count: number) =>
      count === 0
        ? "None of them can be sent again."
        : count === 1
          ? "1 email is back in line."
          : `${count.toLocaleString("en-US")} emails are back in line.`,
    conflict: "It has been sent again already.",
  },
  none: { heading: "No emails", text: "Emails that the academy sends will be listed here." },
  noneFound: { heading: "No emails match", text: "Try another state or another kind of email." },
} as const;
