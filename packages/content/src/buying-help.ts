import { editable } from "./editing/editable.ts";
import { fillArticles, type HelpArticle, lowerFirst } from "./help-article.ts";
import { alumniGroup, blueprintTiers, subscribePackage } from "./offers.ts";
import { myOrders } from "./pages/buying/my-orders.ts";
import { seatWords } from "./pages/buying/seats.ts";
import { lessonPage } from "./pages/learning/lesson-page.ts";

const [selfGuided, guided, deepDive] = blueprintTiers;

type Features = readonly { name: string; id?: string }[];

/** What an offer itself calls one of its parts. Nothing once the owner has taken it out. */
const partOf = ({ features }: { features: Features }, id: string) =>
  features.find((each) => each.id === id)?.name;

/**
 * What Sage support says to people who are deciding, where no page has the words. Figures and promises are the offers'
 * own, in braces, never typed here; what the articles deny is held against the offers by `buying-help.test.ts`.
 */
export const buyingWords = editable("buying-help", {
  refunds: {
    title: "Refunds",
    text: "It depends on what you bought. The complete academy has a {packageGuarantee}, and the alumni group a {groupGuarantee}: write to us within that time, and you get the whole amount back without giving a reason; for the alumni group that means your first payment. The Blueprint has no money-back guarantee when you buy it on its own, so please look around first. If you were charged by mistake or something doesn’t work, write to us, whatever you bought. Your rights as a buyer where you live stay yours.",
  },
  noCoursesYet: {
    title: "An account without courses",
    text: "A new account is free and has no courses in it yet. A course shows up on your dashboard once you buy an offer that includes it, or somebody gives it to you. If you have paid already, you may be signed in with another address than the one you paid with: sign out, and sign in with that one. Your settings, under {orders}, show what you bought and whether the payment has arrived. If something is still missing, write to us.",
  },
  seats: {
    title: "How many can join",
    text: "Only the alumni group is limited, to {seats} founding members. I can’t see how many seats are left, but the alumni page and the checkout show it. “{seatsTaken}” there means that you can look in again later or write to us. The Blueprint and the complete academy have no limit and no last day to enroll: they don’t sell out.",
  },
  schedule: {
    title: "No fixed schedule",
    text: "There is no fixed schedule: every course is self-paced. You start when you like, take lessons at any hour, and stop for as long as you need; no lesson closes behind you. Only live calls have dates: those of the {guided}, of the {deepDive} and of the alumni group. You see their dates in your calendar here once you’ve bought; if you need them before you decide, write to us.",
  },
  outcome: {
    title: "What you have at the end",
    text: "That is what you make in the course, in writing. It is not a promise of clients or income: what comes of it depends on your work and your circumstances. For each course you finish there is a certificate of completion.",
  },
  others: {
    title: "What other students say",
    text: "Where students have agreed to be quoted, their words are on the Blueprint page, the home page and the page of the complete academy. Anything marked as a sample there is made up: please don’t decide by it. I have no list of former students and no figures on how they did. To hear from a person first, contact us.",
  },
  language: {
    title: "The language of the academy",
    text: "Everything is in English: the pages, the lessons, the workbooks, and the captions and transcripts of the films (“{captions}” is the only choice). There is no version in Spanish or any other language, and none has been announced. You read at your own pace, and your notes and workbook pages can be in whatever language you like.",
  },
  taxes: {
    title: "Sales tax and currency",
    text: "If sales tax or VAT applies where you live, it is added on the payment page: you see the tax and the total there before you pay. Nothing is added later, and your receipt shows the tax. If your card is in another currency, your bank converts the amount.",
  },
  freeLesson: {
    title: "A free lesson",
    text: "Yes: you can read one whole lesson of the Blueprint free and without an account. The link to it is on the Blueprint page. The quiz is free as well. There is no trial period for a whole course.",
  },
  liveCalls: {
    title: "Live calls",
    text: "Yes, with three of the offers. The {guided} has {guidedCalls} and {coWorking}. The {deepDive} has those and a {session}. The alumni group has {groupCalls}, each one recorded. The {selfGuided} and {package} have no live calls.",
  },
  community: {
    title: "The community",
    text: "Yes, with three of the offers. The {guided} and the {deepDive} have a {guidedCommunity}, and the alumni group has {groupCommunity}. You go in from your dashboard. The {selfGuided} and {package} have none: they are the courses by themselves.",
  },
  filmSound: {
    title: "Films without sound",
    text: "The lessons’ films have no sound, and nothing is wrong with your device. They are short silent films: what would be said is in the captions, and in the transcript below the film. You can watch them anywhere, and every lesson has its text to read as well. Recordings of calls and masterclasses do have sound.",
  },
  cancel: {
    title: "Canceling",
    text: "Only the alumni group has something to cancel: in your settings, under {orders}, choose “{cancelButton}”. {cancelUntil} The Blueprint and the complete academy are not subscriptions: they never renew, so you don’t have to cancel anything. If you pay for the Blueprint in two parts, the second is part of its price. If you want your money back, that is a refund: write to us.",
  },
  company: {
    title: "Invoices for a company",
    text: "Your company can pay: order with its card and your own address, and pass on the receipt that comes by email. If it needs an invoice with the company’s name, address or tax number, write to us with those details. There is no way to order now and be billed later. What you buy is for one person: for several colleagues, each one needs a purchase of their own, and a gift at the checkout is the way to give them one.",
  },
  packagePlan: {
    title: "The complete academy is paid once",
    text: "It is paid in one payment; there is no payment plan for it. Two payments are possible for the Blueprint only.",
  },
  accessToBoth: {
    title: "How long you have access",
    text: "The Blueprint, in each of its tiers, and {package} both have {access}. The calls, the co-working and the community of the {guided} and the {deepDive} run for six months from the day you buy, and the recordings of those calls for as long. The masterclass recordings stay. {group} is open for as long as you are a member.",
  },
  /** In place of what names a part that an offer no longer has. */
  included: {
    title: "What each offer includes",
    text: "Here is what each offer includes. {selfGuided}: {selfGuidedParts}. {guided}, as well: {guidedParts}. {deepDive}, as well: {deepDiveParts}. {group}: {groupParts}.",
  },
} as const satisfies Record<string, HelpArticle>);

const parts = {
  guidedCalls: partOf(guided, "calls"),
  coWorking: partOf(guided, "co-working"),
  guidedCommunity: partOf(guided, "community"),
  session: partOf(deepDive, "session"),
  groupCalls: partOf(alumniGroup, "calls"),
  groupCommunity: partOf(alumniGroup, "community"),
};

const listed = ({ features }: { features: Features }) => features.map(({ name }) => name).join("; ");

const filled = fillArticles(buyingWords, {
  packageGuarantee: subscribePackage.guaranteeLabel,
  groupGuarantee: alumniGroup.guaranteeLabel,
  orders: myOrders.heading,
  seats: String(alumniGroup.foundingMembers),
  seatsTaken: seatWords.none.replace("{seats}", String(alumniGroup.foundingMembers)),
  selfGuided: selfGuided.name,
  guided: guided.name,
  deepDive: deepDive.name,
  package: lowerFirst(subscribePackage.name),
  group: `The ${alumniGroup.name}`,
  captions: lessonPage.film.captionsTrack,
  cancelButton: myOrders.cancel.button,
  cancelUntil: myOrders.cancel.untilUnknown,
  access: lowerFirst(subscribePackage.accessLabel),
  guidedCalls: parts.guidedCalls ?? "",
  coWorking: lowerFirst(parts.coWorking ?? ""),
  guidedCommunity: lowerFirst(parts.guidedCommunity ?? ""),
  session: parts.session ?? "",
  groupCalls: lowerFirst(parts.groupCalls ?? ""),
  groupCommunity: lowerFirst(parts.groupCommunity ?? ""),
  selfGuidedParts: listed(selfGuided),
  guidedParts: listed(guided),
  deepDiveParts: listed(deepDive),
  groupParts: listed(alumniGroup),
});

/** An article that says which offers have a part says it only while they do. */
const ifAll = (article: HelpArticle, ...named: (string | undefined)[]): HelpArticle =>
  named.every((part) => part !== undefined) ? article : { ...article, text: filled.included.text };

/** As they are said. */
export const buyingHelp = {
  ...filled,
  liveCalls: ifAll(filled.liveCalls, parts.guidedCalls, parts.coWorking, parts.session, parts.groupCalls),
  community: ifAll(filled.community, parts.guidedCommunity, parts.groupCommunity),
};
