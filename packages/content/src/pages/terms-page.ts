import { academy } from "../academy.ts";
import { editable } from "../editing/editable.ts";
import { formatPrice } from "../format-price.ts";
import { alumniGroup, blueprintTiers, subscribePackage } from "../offers.ts";
import type { LegalSection } from "./privacy-page.ts";

const [selfGuided, guided, deepDive] = blueprintTiers;
const priceOf = ({ priceCents, billingLabel }: { priceCents: number; billingLabel: string }) =>
  `${formatPrice(priceCents)} ${billingLabel}`;
const tierTerm = (tier: (typeof blueprintTiers)[number]) =>
  `Healer’s Business Blueprint, ${tier.name}, ${formatPrice(tier.priceCents)}, ${tier.twoPayments?.label ?? tier.billingLabel}.`;

/** What stands for an offer in these terms: its name and price are never typed here. */
const offerTerms: Readonly<Record<string, string>> = {
  subscribePackage: `${subscribePackage.name}, ${priceOf(subscribePackage)}.`,
  blueprintSelfGuided: tierTerm(selfGuided),
  blueprintGuided: tierTerm(guided),
  blueprintDeepDive: tierTerm(deepDive),
  alumniGroup: `${alumniGroup.name}, ${priceOf(alumniGroup)}.`,
};
const filled = (term: string) =>
  term.replace(/\{(\w+)\}/, (whole, offer: string) => offerTerms[offer] ?? whole);

/** Sage support says these too, by their terms. The server's rules are held against their figures. */
const payingItems = [
  {
    term: "No account needed.",
    text: "If your address has no account yet, we make one when your payment arrives and email you a link that signs you in. The link works once, for seven days; after that you can sign in with a code by email.",
  },
  {
    term: "Receipts.",
    text: "Every payment has a receipt with its own number, as a PDF. It comes by email, and you can find it in your settings under Orders.",
  },
  {
    term: "Two payments.",
    text: "Everything opens with the first. The second is charged a month later to the same card, on the day the checkout shows you, and we email you three days before. If the second payment does not go through, we tell you, and what you bought stays open for fourteen days. Without the second payment, what you bought then closes, with all your progress kept, and opens again once it is paid.",
  },
  {
    term: "The membership.",
    text: "It is charged each month to the same card, until you cancel. You cancel in your settings under Orders, in two clicks. It then runs to the end of the month you have paid for, and until that day you can undo it. If a payment does not go through, we tell you, and your seat stays yours for fourteen days.",
  },
  {
    term: "Seats.",
    text: "A seat in the alumni group is held for you for about half an hour while you pay. An invitation is for one email address; it works once, for fourteen days.",
  },
  {
    term: "Moving up.",
    text: "If you bought a tier of the Blueprint, a higher one costs its price less what you paid for yours and haven’t had back. If you are paying in two parts, you can move up after the second payment. The complete academy is an offer of its own: a tier that you bought does not come off its price.",
  },
  {
    term: "Gifts.",
    text: "Every offer that is paid once can be a gift, in one payment; a seat in the alumni group can’t. We deliver it by email, right away or on the day you choose. The receipt is yours; what you bought opens for the person you give it to.",
  },
  {
    term: "Codes.",
    text: "A code takes off the amount the checkout shows before you pay. It may work for certain offers only, have an end date, or be used up. There are no codes for the alumni group.",
  },
  {
    term: "Paid twice.",
    text: "If you pay twice for the same thing with the same address, we refund the second payment automatically.",
  },
] as const satisfies LegalSection["items"];

const sections: readonly LegalSection[] = [
  {
    anchor: "who-we-are",
    heading: "Who we are",
    paragraphs: [
      /** Sample: name and address are made up. */
      `${academy.name} is run by Elena Marlowe, 4 Bakehouse Lane, Sampleton (a sample address), hello@example.com. “We” in these terms means us. “You” means anyone who uses the site, has an account or buys something. You must be old enough to enter into a contract where you live.`,
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "what-you-buy",
    heading: "What you buy",
    paragraphs: [
      "The price and what it includes are on each offer’s page. Prices are in US dollars; where tax has to be added, the payment page shows it before you pay. You buy access for one person, yourself or somebody you give it to. Please do not share your account.",
    ],
    items: [
      {
        term: "{subscribePackage}",
        text: "Every course that is part of it, with lifetime access and a 30-day money-back guarantee. Calls, coaching and the community are not part of it.",
      },
      {
        term: "{blueprintSelfGuided}",
        text: "Lifetime access, step-by-step modules, workbooks and templates. No money-back guarantee.",
      },
      {
        term: "{blueprintGuided}",
        text: "Everything in the first tier, and 6 months of monthly group support calls, the private community, co-working sessions and exclusive masterclass recordings. The calls, the community and co-working run for six months from the day you buy, or the day a gift is delivered; the masterclass recordings stay. You find the dates and the way in in your account. No money-back guarantee.",
      },
      {
        term: "{blueprintDeepDive}",
        text: "Everything in the second tier, and a 90-minute 1:1 strategy session with the founder, a personalised blueprint, custom marketing messaging, priority support and a recording of the session. You book the session yourself in your account. No money-back guarantee.",
      },
      {
        term: "{alumniGroup}",
        text: "For people who have completed the Healer’s Business Blueprint or have been invited. Limited to 20 founding members. Cancel anytime; it then runs to the end of the month you have paid for. You find the dates and the way in in your account. 30-day refund guarantee.",
      },
    ],
    closing: [
      "What you bought stays as it was described on the day you bought it, even if the offer changes later. A member’s price stays the same for as long as they stay.",
    ],
  },
  {
    anchor: "paying",
    heading: "Paying",
    paragraphs: [
      "You pay on a payment provider’s page; your card details never reach the academy. The contract is made when the provider confirms your payment to us. Then we open what you bought and send a receipt. Where a page says that payment is not open yet, or that an offer opens soon, nothing can be bought and nothing is charged; if you leave your name and address there, we email you when it opens.",
    ],
    items: payingItems,
    closing: [
      "If you dispute a payment with your bank, what it paid for stays open for seven days, so that a mistake can be fixed. If the dispute still stands then, it closes; if it is later decided in our favor, it opens again.",
    ],
  },
  {
    anchor: "guarantee",
    heading: "The 30-day guarantee",
    paragraphs: [
      "It applies to the complete academy, including the Blueprint inside it, and to the alumni group. Write to us within thirty days of paying, and we refund the whole amount to your original payment method. For the alumni group, that means your first payment. You do not have to give a reason. What you bought closes three days after the refund, and any certificate you earned with it ends too; your progress is kept, in case you come back.",
      "The three tiers of the Blueprint, bought on their own, have no money-back guarantee. If something does not work or was charged by mistake, write to us and we fix it.",
      "Apart from this, you have whatever right to cancel or withdraw the law where you live gives you, for every offer. Nothing here takes any of it away.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "lifetime-access",
    heading: "What “lifetime” means",
    paragraphs: [
      "As long as the academy exists. We mean to be here for a long time. If we ever close, we will tell you at least three months ahead (a sample period), so that you can finish what you started and download your materials and certificates.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "what-it-is-not",
    heading: "What the quiz and the courses are not",
    paragraphs: [
      "They are for education and self-reflection only. They are not psychological, medical, financial or legal advice, and they are not diagnostic. An archetype is a description, to be taken lightly. It says nothing about your health or your fitness for a profession.",
      "If you or somebody you care for is unwell, please see a doctor or another qualified person. Do not put off treatment, or stop it, because of anything you read or hear at the academy.",
      "We teach how a healing business can be built. We do not promise that yours will earn a certain sum, or anything at all. Whether you need a license, insurance or a registration for your work depends on where you live, and finding that out is up to you.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "your-account",
    heading: "Your account",
    paragraphs: [
      "Give your real name if you want it on a certificate, and an email address where we can reach you. Keep your password to yourself. If you think somebody else is using your account, end the sessions on the settings page, change the password and tell us. You can delete your account at any time. What you paid for then closes, a membership ends and is not charged again, and we keep receipts, because tax law requires it.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "materials",
    heading: "Our materials, your work",
    paragraphs: [
      "Videos, texts, drawings and workbooks are ours. Use them for your own learning and your own practice: print them, fill them in, adapt the templates for your clients. Please do not resell them, publish them or teach from them as your own course. What you write and make with them is yours.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "community",
    heading: "Conduct on calls and in the community",
    paragraphs: [
      "This is for the Guided and Deep-Dive tiers and the alumni group. Most of it is what you would expect around a good kitchen table.",
    ],
    items: [
      {
        term: "What is said there stays there.",
        text: "No names, stories or recordings leave the group without consent. That goes for your clients’ stories too.",
      },
      {
        term: "Be kind, and be specific.",
        text: "Disagree with the sentence, never with the person’s right to have said it. No harassment, no contempt for anybody’s origin, body, faith or love.",
      },
      {
        term: "No cures and no riches.",
        text: "Do not promise healing from an illness, or incomes, to each other or to anyone.",
      },
      {
        term: "No selling uninvited.",
        text: "Please do not pitch to other members in private messages.",
      },
    ],
    closing: [
      "A call may be recorded for the people it’s for; you may leave your camera off. If somebody breaks these rules, we talk to them first. If it is serious or happens again, we close their access to the calls and the community, and refund what they have paid for time they can no longer use.",
    ],
  },
  {
    anchor: "certificates",
    heading: "Certificates",
    paragraphs: [
      "A certificate says that you have completed a course of ours, and when. You get it with the last lesson of a course; in the Healer’s Business Blueprint, once your launch plan is finished, too. Anyone who has its address can check it. It is not a license to practice, a degree or a title, and no government or professional body stands behind it. You are welcome to show it; please do not make it say more than it does.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "liability",
    heading: "If something goes wrong",
    paragraphs: [
      "We do our work with care and fix what we get wrong. The site will sometimes be down, and now and then a lesson will have a mistake in it; tell us, and we fix it.",
      "We are liable without limit where the law says so, in particular for harm to life, body or health that we cause and for what we do on purpose or with gross negligence. Otherwise we are liable only for breach of duties that the contract depends on, and for no more than the damage that could be foreseen. We are not liable for decisions you make in your own practice.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "changes",
    heading: "If these terms change",
    paragraphs: [
      "New terms apply to what you buy after they appear here. For a membership that is running, we email you a month ahead (a sample period), and you can leave before they apply. They never reduce what you have already paid for.",
    ],
    items: [],
    closing: [],
  },
  {
    anchor: "law-and-contact",
    heading: "Law and contact",
    paragraphs: [
      /** Sample: to be completed for the owner’s country. */
      "The law of the country in which the academy is established applies (a sample clause). You keep the protection that the law of your own country gives you as a consumer. If one of these sentences turns out not to be valid, the others still are.",
      "Before it comes to lawyers, write to us. Most things turn out to be a misunderstanding, and some turn out to be our mistake.",
    ],
    items: [],
    closing: [],
  },
];

const written = editable("terms-page", {
  meta: {
    title: "Terms of Service",
    description: `What you buy at ${academy.name}, the 30-day guarantee, what the quiz and courses are not, and how we treat one another, in plain words.`,
  },
  eyebrow: "In plain words",
  heading: "Terms of Service",
  lead: "What you can expect from us, and what we ask of you. We have tried to write it so that one reading is enough.",
  lastChanged: { label: "Last updated November 19, 2026", date: "2026-11-19" },
  sampleNote:
    "This is a sample and not legal advice. The owner must complete it and have it checked by somebody who knows the law where they live before the academy goes live.",
  contentsLabel: "On this page",
  sections,
  closing: {
    text: "A question we didn’t answer here?",
    links: [
      { label: "Write to us", to: "/contact" },
      { label: "Privacy Policy", to: "/privacy" },
      { label: "Licenses of other people’s work", to: "/licenses.txt" },
    ],
  },
} as const);

/** Sample: a draft that the owner must have checked before going live. */
export const termsPage = {
  ...written,
  sections: written.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, term: filled(item.term) })),
  })),
};
