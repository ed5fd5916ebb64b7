import { paymentDifferencesMail } from "@academy/content/mails/owner-mails";

const { words } = paymentDifferencesMail;

/** What did not agree, and what was done about it: a line of the mail to the owners. */
export const differenceLine = (
  kind: "otherAmount" | "caughtUp" | "unknownCheckout",
  facts: Readonly<Record<string, string>>,
): string => words[kind].replace(/\{(\w+)\}/g, (place, name: string) => facts[name] ?? place);
