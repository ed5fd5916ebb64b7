import { remembering } from "../../remembering.rules.ts";
import { normalForm } from "../../understanding/normal-form.rules.ts";

/** What must not be said unless a page says it: each line is one promise in its several words. */
const offers: readonly RegExp[] = [
  /(?<!feel )\bfree\b|\bfor nothing\b|\bcosts? (?:you )?nothing\b|\bno (?:cost|charge)\b|\bnothing:/,
  /\bguarant/,
  /\brefund|\bmoney[- ]back\b|\breimburs|\breturn (?:what|your) /,
  /\bdiscount|\bcoupon|\bvoucher|\bhalf (?:the )?price\b|\breduced\b|\bspecial (?:price|offer)\b|\bpromo/,
  /\blifetime\b|\bfor life\b|\bforever\b|\bfor good\b/,
  /\bunlimited\b/,
  /\btrial\b|\btry (?:it|us)\b/,
  /\bbonus|\bgifts?\b|\bgratis\b/,
  /\bcertif/,
  /\baccredit|\blicen[cs]e|\bdegree\b|\bdiploma\b/,
  /\bcancel|\bend it\b/,
  /\bscholarship|\bsponsor/,
  /\binstal?ments?\b|\bpayment plan|\b(?:two|2)(?: |-)?(?:part|payment)s?/,
  /\binvoice|\breceipt/,
  /\b(?:one|1)[- :](?:on|to|:)?[- ]?(?:one|1)\b|\bprivate (?:session|call)/,
  /\bone-time\b|\bpay(?:ment)? once\b|\bone payment\b|\bonly once\b/,
  /\b24\/7\b|\baround the clock\b/,
  /\binstant(?:ly)?\b|\bimmediate(?:ly)?\b|\bat once\b|\bright away\b|\bwhen you do\b|\bas soon as\b|\bonce your\b/,
  /\bcur(?:e|es|ed|ing)\b|\bdiagnos/,
  /\bearn(?:s|ings?)?\b|\bincome\b|\bprofit/,
];

const word = (each: string) => new RegExp(`\\b${each}s?\\b`);
/** When and how often: a lesson may say so as well. */
const times: readonly RegExp[] = [
  /\bmonthly\b|\b(?:per|a|each|every) month\b|\/ ?mo(?:nth)?\b/,
  /\b(?:yearly|annual(?:ly)?)\b|\b(?:per|a|each|every) year\b/,
  /\bweekly\b|\b(?:per|a|each|every) week\b/,
  /\bdaily\b|\b(?:per|a|each|every) day\b/,
  /\bhourly\b|\b(?:per|an|each|every) hour\b/,
  /\bhal(?:f|ves)\b/,
  /\b(?:double|twice|triple)\b/,
  ..."today tomorrow monday tuesday wednesday thursday friday saturday sunday".split(" ").map(word),
  ..."january february april june july august september october november december".split(" ").map(word),
  // These two are also ordinary words: only beside a number are they months.
  /\bmarch \d|\d(?:st|nd|rd|th)? (?:of )?march\b/,
  /\bmay \d|\d(?:st|nd|rd|th)? (?:of )?may\b/,
];

/** Whether a text promises something that no page does, or names a time that none of its sources names. */
export function promisesMore(text: string, pages: readonly string[], sources: readonly string[]): boolean {
  return saysMore(offers, text, pages) || saysMore(times, text, sources);
}

function saysMore(claims: readonly RegExp[], text: string, sources: readonly string[]): boolean {
  const said = plain(text);
  const known = sources.map(plainSource);
  return claims.some((claim) => claim.test(said) && !known.some((source) => claim.test(source)));
}

const plain = (text: string) =>
  normalForm(text, "NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();

/** Every piece of an answer is held against the same few sources. */
const plainSource = remembering({ most: 32, longest: 10_000 }, plain);
