import type { Decider } from "@academy/contract/studio/business";

/** Where today's value comes from. */
const by = (decided: Decider, since: string, nobody: string): string => {
  if (decided === "owner") return `Chosen here on ${since}.`;
  return decided === "operator"
    ? "Set by whoever hosts your academy, until you choose something here."
    : nobody;
};

/** The words of `/studio/settings/business`. */
export const studioBusinessPage = {
  meta: { title: "Your business", description: "Who sells, and who writes the academy’s emails." },
  lead: "Who people buy from, and who writes to them. What you save here counts at once, everywhere.",
  seller: {
    heading: "On receipts",
    about: "Every receipt says who sells. Receipts from before keep the name they were issued with.",
    by: (decided: Decider, since: string, isSample: boolean) =>
      by(
        decided,
        since,
        isSample ? "This is a made-up sample. Enter your own." : "Nobody has entered this yet.",
      ),
    name: "Business name",
    nameHint: "Your own name, if you have no company.",
    address: "Postal address",
    addressHint: "One line each, six at most, with the country last.",
    taxId: "Tax id",
    taxIdHint: "Printed if there is one, such as an EIN or a VAT number.",
    contact: "Email for questions",
    contactHint: "Printed below the address.",
    nameNeeded: "Please enter who sells.",
    addressNeeded: "Please enter the postal address.",
    save: "Save for receipts",
    busy: "Saving…",
    saved: "Saved. Receipts say this from now on.",
  },
  sender: {
    heading: "In emails",
    about: "The name people see when your academy writes, and where their answers go.",
    by: (decided: Decider, since: string) =>
      by(decided, since, "The academy’s own name, until you choose another."),
    name: "Sender’s name",
    nameHint: (now: string) => `Today: ${now}. Leave it empty for that.`,
    nameHintOwn: "Leave it empty for the academy’s own.",
    replyTo: "Answers go to",
    replyToHint: (address: string) => `Leave it empty, and they go to ${address}.`,
    save: "Save for emails",
    busy: "Saving…",
    saved: "Saved. The next email already has it.",
    address: (address: string) => `Sent from ${address}`,
    /** Why that can't be changed here, and who to ask. */
    host: "The address that emails are sent from belongs to the mail server, and so does its password. Neither is kept in the studio: ask whoever hosts your academy to change them (MAIL_FROM and SMTP_URL).",
    demo: "No mail server is connected. Emails are only saved here, until whoever hosts your academy connects one (SMTP_URL).",
  },
  host: {
    heading: "What your host looks after",
    about:
      "These keep the academy running or are secret, so they’re set where the academy runs, and not here. Ask whoever hosts your academy.",
    items: [
      ["The academy’s address", "BASE_URL"],
      ["Where data is kept", "DATA_DIR, DATABASE_URL, S3_URL, BACKUP_DIR"],
      ["The mail server", "SMTP_URL, MAIL_FROM"],
      ["Payments, their keys, and tax at Stripe", "STRIPE_…"],
      ["Secrets and passphrases", "SECRET, BACKUP_PASSPHRASE"],
      ["Sign-in with another service", "OIDC_…"],
      ["Sage’s language model", "CHAT_…"],
    ],
  },
} as const;
