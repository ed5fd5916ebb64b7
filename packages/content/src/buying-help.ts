import type { HelpArticle } from "./help.ts";
import { alumniGroup, blueprintTiers, subscribePackage } from "./offers.ts";
import { blueprintMeta } from "./pages/blueprint-page.ts";
import { myOrders } from "./pages/buying/my-orders.ts";
import { seatWords } from "./pages/buying/seats.ts";
import { lessonPage } from "./pages/lesson-page.ts";

const [selfGuided, guided, deepDive] = blueprintTiers;
const academy = `${subscribePackage.name.charAt(0).toLowerCase()}${subscribePackage.name.slice(1)}`;
const group = `the ${alumniGroup.name}`;

/** What an offer itself calls one of its parts; the compiler knows the offers there are, the test the parts. */
const partOf = ({ features }: { features: readonly { name: string }[] }, words: string) =>
  features.find(({ name }) => name.includes(words))?.name ?? "";

/**
 * What Sage support says to people who are deciding, where no page has the words. Figures and promises are the offers'
 * own, never typed here; what the articles deny is held against the offers by `buying-help.test.ts`.
 */
export const buyingHelp = {
  refunds: {
    title: "Refunds",
    text: `It depends on what you bought. The complete academy has a ${subscribePackage.guaranteeLabel}, and the alumni group a ${alumniGroup.guaranteeLabel}: write to us within that time, and you get the whole amount back without giving a reason; for the alumni group that means your first payment. The Blueprint has no money-back guarantee when you buy it on its own, so please look around first. If you were charged by mistake or something doesn’t work, write to us, whatever you bought. Your rights as a buyer where you live stay yours.`,
  },
  noCoursesYet: {
    title: "An account without courses",
    text: `A new account is free and has no courses in it yet. A course shows up on your dashboard once you buy an offer that includes it, or somebody gives it to you. If you have paid already, you may be signed in with another address than the one you paid with: sign out, and sign in with that one. Your settings, under ${myOrders.heading}, show what you bought and whether the payment has arrived. If something is still missing, write to us.`,
  },
  seats: {
    title: "How many can join",
    text: `Only the alumni group is limited, to ${alumniGroup.foundingMembers} founding members. I can’t see how many seats are left, but the alumni page (/alumni-group) and the checkout show it. “${seatWords.none.replace("{seats}", String(alumniGroup.foundingMembers))}” there means that you can look in again later or write to us. The Blueprint and the complete academy have no limit and no last day to enroll: they don’t sell out.`,
  },
  schedule: {
    title: "No fixed schedule",
    text: `There is no fixed schedule: every course is self-paced. You start when you like, take lessons at any hour, and stop for as long as you need; no lesson closes behind you. Only live calls have dates: those of the ${guided.name}, of the ${deepDive.name} and of the alumni group. Elena emails you the dates after you buy; if you need them before you decide, write to us.`,
  },
  outcome: {
    title: "What you have at the end",
    text: "That is what you make in the course, in writing. It is not a promise of clients or income: what comes of it depends on your work and your circumstances. For each course you finish there is a certificate of completion.",
  },
  others: {
    title: "What other students say",
    text: `Where students have agreed to be quoted, their words are on the Blueprint page (${blueprintMeta.path}), the home page (/home) and the page of the complete academy (/subscribe). Anything marked as a sample there is made up: please don’t decide by it. I have no list of former students and no figures on how they did. To hear from a person first, contact us.`,
  },
  language: {
    title: "The language of the academy",
    text: `Everything is in English: the pages, the lessons, the workbooks, and the captions and transcripts of the films (“${lessonPage.film.captionsTrack}” is the only choice). There is no version in Spanish or any other language, and none has been announced. You read at your own pace, and your notes and workbook pages can be in whatever language you like.`,
  },
  taxes: {
    title: "Sales tax and currency",
    text: "If sales tax or VAT applies where you live, it is added on the payment page: you see the tax and the total there before you pay. Nothing is added later, and your receipt shows the tax. If your card is in another currency, your bank converts the amount.",
  },
  freeLesson: {
    title: "A free lesson",
    text: `Yes: you can read one whole lesson of the Blueprint free and without an account. The link to it is on the Blueprint page (${blueprintMeta.path}). The quiz is free as well (/quiz). There is no trial period for a whole course.`,
  },
  liveCalls: {
    title: "Live calls",
    text: `Yes, with three of the offers. The ${guided.name} has ${partOf(guided, "calls")} and ${lowerFirst(partOf(guided, "Co-working"))}. The ${deepDive.name} has those and a ${partOf(deepDive, "1:1")}. The alumni group has ${lowerFirst(partOf(alumniGroup, "calls"))}, each one recorded. The ${selfGuided.name} and ${academy} have no live calls.`,
  },
  community: {
    title: "The community",
    text: `Yes, with three of the offers. The ${guided.name} and the ${deepDive.name} have a ${lowerFirst(partOf(guided, "community"))}, and the alumni group has ${lowerFirst(partOf(alumniGroup, "community"))}. Elena runs both herself; your invitation comes by email. The ${selfGuided.name} and ${academy} have none: they are the courses by themselves.`,
  },
  filmSound: {
    title: "Films without sound",
    text: "The films have no sound, and nothing is wrong with your device. They are short silent films: what would be said is in the captions, and in the transcript below the film. You can watch them anywhere, and every lesson has its text to read as well.",
  },
  cancel: {
    title: "Canceling",
    text: `Only the alumni group has something to cancel: in your settings, under ${myOrders.heading}, choose “${myOrders.cancel.button}”. ${myOrders.cancel.untilUnknown} The Blueprint and the complete academy are not subscriptions: they never renew, so you don’t have to cancel anything. If you pay for the Blueprint in two parts, the second is part of its price. If you want your money back, that is a refund: write to us.`,
  },
  company: {
    title: "Invoices for a company",
    text: `Your company can pay: order with its card and your own address, and pass on the receipt that comes by email. If it needs an invoice with the company’s name, address or tax number, write to us with those details. There is no way to order now and be billed later. What you buy is for one person: for several colleagues, each one needs a purchase of their own, and a gift at the checkout is the way to give them one.`,
  },
  packagePlan: {
    title: "The complete academy is paid once",
    text: "It is paid in one payment; there is no payment plan for it. Two payments are possible for the Blueprint only.",
  },
  accessToBoth: {
    title: "How long you have access",
    text: `The Blueprint, in each of its tiers, and ${academy} both have ${lowerFirst(subscribePackage.accessLabel)}. ${capital(group)} is open for as long as you are a member.`,
  },
} as const satisfies Record<string, HelpArticle>;

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
