/** What each email is called in the studio: in the email log, and in Today when one got stuck. */
export const mailKinds = {
  "academy-is-running": "Test email",
  "sign-in-code": "Sign-in code",
  "sign-in-link": "Sign-in link",
  "already-have-account": "You already have an account",
  "no-account-here": "No account with this address",
  "reset-password": "Reset password",
  "second-factor-off": "Turn off two-step verification",
  "email-changed": "Email address changed",
  "email-restored": "Email address restored",
  "password-changed": "Password changed",
  "second-factor-changed": "Two-step verification changed",
  "role-given": "A role in the studio",
  "account-deleted": "Account deleted",
  imported: "Welcome after an import",
  "access-given": "Access you gave",
  "quiz-result": "Quiz result",
  "contact-message": "Message from the contact page",
  "contact-messages": "Messages from the contact page",
  "contact-reply": "Your reply to a message",
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
  "webhook-off": "A webhook was turned off",
} as const;

const names: Readonly<Record<string, string>> = mailKinds;

/** One that an earlier release sent may have a name that nobody knows any more. */
export const nameOfMail = (kind: string | null | undefined): string => (kind && names[kind]) || "Email";
