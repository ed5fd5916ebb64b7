import type { OfferPart } from "@academy/content/offer-parts";
import { firstOffers } from "@academy/content/offers";
import type { Mail } from "@academy/documents/mails";
import type { Clock } from "../../../platform/clock.ts";

const days = (count: number) => count * 24 * 60 * 60 * 1000;
/** What is in it: as every other list of it, with the course alone. */
const includes: OfferPart[] = [
  { id: "course", kind: "course", name: "Healer’s Business Blueprint", months: null, until: null },
];
const offerName = firstOffers.blueprintSelfGuided.name;
/** Opens nothing: pages say of it what they say of a link that has run out. */
const token = "sample";
/** No receipt has it: they are numbered by the year. */
export const sampleNumber = "LA-0000-00000";

/** What a letter looks like with somebody in it. Nobody of this name is anywhere. */
export function sampleMail(
  template: string,
  { baseUrl, now }: { baseUrl: string; now: Clock },
): Mail | undefined {
  const inDays = (count: number) => new Date(now().getTime() + days(count)).toISOString();
  const code = "123 456";
  /** By the letter, where one mail is several of them. */
  const ofLetters: Readonly<Record<string, Mail>> = {
    "sign-in-code": { template: "sign-in-code", props: { code, reason: "sign-in" } },
    "sign-up-code": { template: "sign-in-code", props: { code, reason: "sign-up" } },
    "change-email-code": { template: "sign-in-code", props: { code, reason: "change-email" } },
    "claim-result-code": { template: "sign-in-code", props: { code, reason: "claim-result" } },
    "prove-code": { template: "sign-in-code", props: { code, reason: "prove" } },
    "second-factor-on": { template: "second-factor-changed", props: { isOn: true } },
    "second-factor-is-off": { template: "second-factor-changed", props: { isOn: false } },
  };
  const gathering = {
    firstName: "Robin",
    dateId: token,
    title: "Monthly group call",
    when: "Tuesday, May 6, 2031 at 7:00 PM Eastern Daylight Time",
    offToken: token,
  };
  const change = {
    ...gathering,
    reason: "",
    was: "Monday, May 5, 2031 at 7:00 PM Eastern Daylight Time",
    isRest: false,
  };
  const samples: readonly Mail[] = [
    { template: "gathering-reminder", props: { ...gathering, host: "Elena", soon: "tomorrow" } },
    { template: "gathering-moved", props: change },
    { template: "gathering-canceled", props: { ...change, reason: "Elena has lost her voice." } },
    { template: "already-have-account", props: { code } },
    { template: "no-account-here", props: {} },
    { template: "sign-in-link", props: { token } },
    { template: "reset-password", props: { token } },
    { template: "password-changed", props: {} },
    { template: "email-changed", props: { token } },
    { template: "email-restored", props: {} },
    { template: "second-factor-off", props: { token } },
    {
      template: "role-given",
      props: {
        firstName: "Robin",
        by: "Elena",
        role: "support",
        note: "Mondays are the busiest. Start with the messages.",
        until: null,
      },
    },
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
      props: { firstName: "Robin", offerName, offer: "blueprintSelfGuided", signInToken: token, includes },
    },
    {
      template: "access-given",
      props: {
        firstName: "Robin",
        offer: "blueprintSelfGuided",
        offerName,
        until: inDays(90).slice(0, 10),
        note: "Thank you for trusting me with your first steps.",
        token,
      },
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
      template: "recording-up",
      props: {
        firstName: "Robin",
        recording: "A price you can say aloud",
        shelf: "Masterclasses",
        shelfId: token,
        lessonId: token,
      },
    },
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
      template: "receipt",
      props: {
        offerName,
        number: sampleNumber,
        paidAt: now().toISOString(),
        amountCents: firstOffers.blueprintSelfGuided.twoPaymentsCents,
        taxCents: 0,
        currency: "USD",
        kind: "first-of-two",
        includes,
        nextPayment: { at: inDays(30), amountCents: firstOffers.blueprintSelfGuided.twoPaymentsCents },
      },
    },
    {
      template: "payment-failed",
      props: {
        offerName: firstOffers.alumniGroup.name,
        amountCents: firstOffers.alumniGroup.priceCents,
        currency: "USD",
        kind: "membership",
        accessEndsAt: inDays(7),
      },
    },
    {
      template: "refunded",
      props: {
        offerName,
        amountCents: firstOffers.blueprintSelfGuided.priceCents,
        currency: "USD",
        isFull: true,
        accessEndsAt: inDays(7),
        hadAlready: false,
      },
    },
    { template: "payment-disputed", props: { offerName, accessEndsAt: inDays(7) } },
    { template: "access-ended", props: { offerName, offer: "blueprintSelfGuided", why: "payment-missed" } },
    {
      template: "contact-reply",
      props: {
        reply: "Hello Robin,\nthank you for asking. The calls are on Thursdays.\n\nWarmly, Kim",
        topic: "course",
        message: "Hello,\non which day are the calls?\nRobin",
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
    ...sessionSamples(inDays, token),
    { template: "account-deleted", props: { firstName: "Robin" } },
  ];
  return ofLetters[template] ?? samples.find((each) => each.template === template);
}

/** At a time of an afternoon, where many are. */
function sessionSamples(inDays: (count: number) => string, offToken: string): Mail[] {
  const at = (count: number) => `${inDays(count).slice(0, 10)}T19:00:00.000Z`;
  const name = "90-minute 1:1 strategy session with the founder";
  const facts = { firstName: "Robin", name, startsAt: at(5), minutes: 90, zone: "America/New_York" };
  const reason = "I have to be at a court hearing that day.";
  return [
    { template: "session-offer", props: { firstName: "Robin", name } },
    { template: "session-booked", props: { ...facts, changeHours: 24 } },
    { template: "session-moved", props: { ...facts, from: at(4), byOwner: true, reason } },
    { template: "session-reminder", props: { ...facts, lead: "day", offToken } },
    { template: "session-canceled", props: { ...facts, by: "owner", reason } },
    { template: "made-for-you", props: { firstName: "Robin", title: "Your blueprint" } },
  ];
}
