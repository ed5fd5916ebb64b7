import { checkoutPage } from "@academy/content/pages/buying/checkout-page";
import type { FormErrors } from "../../../../ui/form/form-store.ts";
import type { Choices } from "./order-choices.ts";

const { limits, gift } = checkoutPage;

type Values = Record<string, string>;
/** The browser's opinion of a field. */
type IsAddress = (name: string) => boolean;
type CheckContext = {
  choices: Pick<Choices, "isGift" | "isLater" | "plan">;
  isAddress: IsAddress;
  /** On the buyer's calendar. */
  today: string;
};

/** What is wrong with each field, in the page's own words. */
export function problemsOf(values: Values, { choices, isAddress, today }: CheckContext): FormErrors {
  const buyer = buyerProblems(values, isAddress);
  if (choices.plan === "monthly") return { ...buyer, ...renewalProblems(values) };
  return choices.isGift ? { ...buyer, ...giftProblems(values, { choices, isAddress, today }) } : buyer;
}

export const buyerProblems = (values: Values, isAddress: IsAddress): FormErrors =>
  onlyProblems({
    name: !textOf(values, "name") && limits.nameMissing,
    email: addressProblem(values, "email", isAddress, limits.emailMissing),
  });

export const renewalProblems = (values: Values) =>
  onlyProblems({ agrees_to_renewal: !textOf(values, "agrees_to_renewal") && limits.renewalMissing });

const giftProblems = (values: Values, { choices, isAddress, today }: CheckContext) =>
  onlyProblems({
    "gift.name": !textOf(values, "gift.name") && limits.theirNameMissing,
    "gift.email": addressProblem(values, "gift.email", isAddress, limits.theirEmailMissing),
    "gift.note": textOf(values, "gift.note").length > gift.maxNoteCharacters && limits.noteTooLong,
    "gift.deliverOn": choices.isLater && dayProblem(textOf(values, "gift.deliverOn"), today),
  });

const textOf = (values: Values, name: string) => values[name]?.trim() ?? "";

const addressProblem = (values: Values, name: string, isAddress: IsAddress, missing: string) =>
  textOf(values, name) ? !isAddress(name) && limits.emailWrong : missing;

const dayProblem = (day: string, today: string) => (day ? day <= today && limits.dayPast : limits.dayMissing);

const onlyProblems = (found: Record<string, string | false>): FormErrors =>
  Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
