import { stemmer } from "stemmer";
import { remembering } from "../remembering.rules.ts";
import { normalForm } from "./normal-form.rules.ts";

/** The stemmer would take these for forms of another word: a busy person for a business, the news for something new. */
const wholeWords = new Set(
  `accountability accounting bonds expense expenses fasting goods hopeless savings shares stocks strokes tablets address animal animals animation animations authenticator being booking bookings building
  business busy calling closes computed custom customer digital experience experienced followers following general
  generally install instalment interest interested learner likes lives living logs marketing meaning meaningful news
  opening organised organiser personal personalised personality personally programmed promise reading recording
  scheduled seasoned selling subscribers teachers terms training united universal updates weakness writing`.split(
    /\s+/,
  ),
);

const otherSpellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    accountable: "accountability",
    businesses: "business",
    busier: "busy",
    customers: "customer",
    customs: "custom",
    follower: "followers",
    installment: "instalment",
    installments: "instalment",
    instalments: "instalment",
    organise: "organised",
    organize: "organised",
    organized: "organised",
    organizer: "organiser",
    personalized: "personalised",
    recordings: "recording",
    trainings: "training",
    weaknesses: "weakness",
  }),
);

/** As it is typed on a phone. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acct: "account",
    b4: "before",
    bc: "because",
    bcs: "because",
    cert: "certificate",
    coz: "because",
    cos: "because",
    cuz: "because",
    gonna: "going",
    hr: "hour",
    hrs: "hours",
    idk: "dont know",
    info: "information",
    infos: "information",
    lol: "",
    haha: "",
    kinda: "kind",
    min: "minute",
    mins: "minutes",
    msg: "message",
    mth: "month",
    mths: "months",
    pic: "picture",
    pics: "pictures",
    plz: "please",
    pls: "please",
    ppl: "people",
    pw: "password",
    pwd: "password",
    quizes: "quiz",
    quizzes: "quiz",
    r: "are",
    rly: "really",
    thru: "through",
    tho: "though",
    thx: "thanks",
    tmrw: "tomorrow",
    u: "you",
    ur: "your",
    vid: "video",
    vids: "videos",
    wanna: "want",
    wk: "week",
    wks: "weeks",
    yr: "year",
    yrs: "years",
    loose: "lose",
    recieve: "receive",
    recieved: "received",
    adress: "address",
    definitly: "definitely",
    alot: "lot",
    alumnis: "alumni",
    bluprint: "blueprint",
    archtype: "archetype",
    thanx: "thanks",
    cud: "could",
    wud: "would",
    shud: "should",
    theres: "there",
    whats: "what",
    hows: "how",
    wheres: "where",
    whos: "who",
    thats: "that",
    lets: "let",
  }),
);

/** Letters without their marks; spaces for everything that is neither letter nor figure. */
export function tokenize(text: string): string[] {
  const plain = normalForm(text, "NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’`´]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  const words = plain.split(" ").filter((word) => word !== "");
  const spelled = words
    .flatMap((word) => (abbreviations.get(word) ?? word).split(" "))
    .filter((word) => word !== "");
  // Who only laughs has said so.
  return spelled.length > 0 ? spelled : words;
}

const negation =
  /^(no|not|never|none|nor|neither|nothing|nobody|without|cannot|cant|dont|doesnt|didnt|wont|isnt|arent|wasnt|werent|havent|hasnt|hadnt|shouldnt|wouldnt|couldnt)$/;

/** One form for all forms of a word; every "no" is the same. Each word of a text is asked about several times. */
export const stemOf = remembering({ most: 20_000, longest: 30 }, (word) => {
  if (negation.test(word)) return "not";
  const spelled = otherSpellings.get(word) ?? word;
  return wholeWords.has(spelled) ? spelled : stemmer(spelled);
});

/** Words that hold a sentence together and say nothing about what is asked. */
const stopWords = new Set(
  `a about actually all also am an and any anyway are as at basically be been being bit but by can could currently d
  dear did do does doing done exactly for from get gets getting go goes going got guys had has have having he hello her
  hey hi his i id if ill im in into is it its ive just let ll may maybe me might must my of ok okay on or our perhaps
  please quite re really s shall she should so some t than thank thanks that the their them then there these they this
  those to us very was we well were will with would you your youre youve`.split(/\s+/),
);
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Heard in questions about anything: they count, but little. */
const commonStems = new Set(
  `how what who when where why which whom not know thing want like make need take use look tell see say think question
  ask answer someone something anyone anything way lot kind sort much many more most other still ever even only sure give
  day work people find keep come here now after before`
    .split(/\s+/)
    .map(stemOf),
);
export const isCommonStem = (stem: string): boolean => commonStems.has(stem);

const questionWords = new Set(["how", "what", "who", "when", "where", "why", "which", "whom"].map(stemOf));
export const isQuestionWord = (stem: string): boolean => questionWords.has(stem);

/** The words that say something, each once, by their stems. */
export const contentStems = (text: string): string[] => [
  ...new Set(
    tokenize(text)
      .filter((word) => !isStopWord(word))
      .map(stemOf),
  ),
];

/**
 * Ends of sentences, not of prices or of "1:1": a stop, then a capital or an opening quotation mark. A list belongs to
 * the sentence that leads to it, and ends with its last line.
 */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?][”"’)]?)\s+(?=[\p{Lu}“"(])|\n(?!- )/u).filter((sentence) => sentence !== "");
