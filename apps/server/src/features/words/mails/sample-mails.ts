import { firstOffers } from "@academy/content/offers";
import type { Mail } from "@academy/documents/mails";
import type { Clock } from "../../../platform/clock.ts";

const days = (count: number) => count * 24 * 60 * 60 * 1000;
const offerName = firstOffers.blueprintSelfGuided.name;
/** Opens nothing: pages say of it what they say of a link that has run out. */
const token = "sample";

/** What a letter looks like with somebody in it. Nobody of this name is anywhere. */
export function sampleMail(
  template: string,
  { baseUrl, now }: { baseUrl: string; now: Clock },
): Mail | undefined {
  const inDays = (count: number) => new Date(now().getTime() + days(count)).toISOString();
  const samples: readonly Mail[] = [
    {
      template: "quiz-result",
      props: {
        firstName: "Robin",
        primary: "teacher",
        secondary: "mother",
        strength: 72,
        resultUrl: `${baseUrl}/quiz`,
        isCareless: false,
      },
    },
    {
      template: "purchase-welcome",
      props: { firstName: "Robin", offerName, offer: "blueprintSelfGuided", signInToken: token },
    },
    {
      template: "imported",
      props: {
        firstName: "Robin",
        opens: { offer: "blueprintSelfGuided", offerName },
        isNewAccount: true,
        token,
      },
    },
    {
      template: "gift",
      props: {
        fromName: "Kim",
        toName: "Robin",
        offerName,
        offer: "blueprintSelfGuided",
        note: "For the work you always talk about.\nKim",
        signInToken: token,
      },
    },
    { template: "gift-ordered", props: { toName: "Robin", offerName, deliverOn: inDays(7).slice(0, 10) } },
    { template: "gift-delivered", props: { toName: "Robin", offerName } },
    { template: "invitation", props: { token, expiresAt: inDays(30) } },
    { template: "payment-open", props: { offer: "blueprintSelfGuided" } },
    {
      template: "second-payment-due",
      props: {
        offerName,
        amountCents: firstOffers.blueprintSelfGuided.twoPaymentsCents,
        currency: "USD",
        dueAt: inDays(3),
      },
    },
    {
      template: "membership-canceled",
      props: { offerName: firstOffers.alumniGroup.name, endsAt: inDays(20) },
    },
    {
      template: "membership-resumed",
      props: { offerName: firstOffers.alumniGroup.name, nextPaymentAt: inDays(20) },
    },
    { template: "account-deleted", props: { firstName: "Robin" } },
  ];
  return samples.find((each) => each.template === template);
}
