import { formatLongDate } from "@academy/content/format-date";
import {
  membershipCanceledMail,
  membershipResumedMail,
  secondPaymentMail,
} from "@academy/content/mails/membership-mails";
import { formatMoney } from "../../money.ts";
import { composeMailFromWords } from "../mail-from-words.tsx";
import { ordersPath, PageLink } from "./page-link.tsx";

const ordersPage = <PageLink path={ordersPath} />;

export type MembershipCanceledProps = { offerName: string; endsAt: string };

export const composeMembershipCanceled = (
  { offerName, endsAt }: MembershipCanceledProps,
  words: typeof membershipCanceledMail.words,
) =>
  composeMailFromWords(membershipCanceledMail, words, {
    filling: { offerName, day: formatLongDate(endsAt), ordersPage },
  });

export type MembershipResumedProps = { offerName: string; nextPaymentAt: string };

export const composeMembershipResumed = (
  { offerName, nextPaymentAt }: MembershipResumedProps,
  words: typeof membershipResumedMail.words,
) =>
  composeMailFromWords(membershipResumedMail, words, {
    filling: { offerName, day: formatLongDate(nextPaymentAt), ordersPage },
  });

export type SecondPaymentDueProps = {
  offerName: string;
  amountCents: number;
  currency: string;
  dueAt: string;
};

export function composeSecondPaymentDue(
  { offerName, amountCents, currency, dueAt }: SecondPaymentDueProps,
  words: typeof secondPaymentMail.words,
) {
  const amount = formatMoney(amountCents, currency);
  const filling = { offerName, amount, day: formatLongDate(dueAt), ordersPage };
  return composeMailFromWords(secondPaymentMail, words, { filling });
}
