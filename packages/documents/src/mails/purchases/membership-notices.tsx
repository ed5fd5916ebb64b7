import { formatLongDate } from "@academy/content/format-date";
import {
  membershipCanceledLetter,
  membershipResumedLetter,
  secondPaymentLetter,
} from "@academy/content/mails/membership-letters";
import { formatMoney } from "../../money.ts";
import { composeLetter } from "../letter.tsx";
import { ordersPath, PageLink } from "./page-link.tsx";

const ordersPage = <PageLink path={ordersPath} />;

export type MembershipCanceledProps = { offerName: string; endsAt: string };

export const composeMembershipCanceled = (
  { offerName, endsAt }: MembershipCanceledProps,
  words: typeof membershipCanceledLetter.words,
) =>
  composeLetter(membershipCanceledLetter, words, {
    filling: { offerName, day: formatLongDate(endsAt), ordersPage },
  });

export type MembershipResumedProps = { offerName: string; nextPaymentAt: string };

export const composeMembershipResumed = (
  { offerName, nextPaymentAt }: MembershipResumedProps,
  words: typeof membershipResumedLetter.words,
) =>
  composeLetter(membershipResumedLetter, words, {
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
  words: typeof secondPaymentLetter.words,
) {
  const amount = formatMoney(amountCents, currency);
  const filling = { offerName, amount, day: formatLongDate(dueAt), ordersPage };
  return composeLetter(secondPaymentLetter, words, { filling });
}
