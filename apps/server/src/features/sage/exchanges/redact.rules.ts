const currencyBefore = /(?:[$€£¥]|\b(?:usd|eur|gbp|chf))\s?$/i;
const currencyAfter = /^\s?(?:[$€£¥]|(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|bucks)\b)/i;
const dates =
  /(?<!\p{Nd})(?:(?:19|20)\p{Nd}{2}[-./]\p{Nd}{1,2}[-./]\p{Nd}{1,2}|\p{Nd}{1,2}[-./]\p{Nd}{1,2}[-./](?:19|20)\p{Nd}{2})(?!\p{Nd})/gu;

/** Of a phone, a card, an account or a code; not a price, a date, some years, a range or a round number. */
function isPersonalNumber(match: string, before: string, after: string): boolean {
  const groups = groupsOf(match.replace(dates, " "));
  const figures = groups.join("").length;
  if (figures < 6) return false;
  if (figures <= 9 && (currencyBefore.test(before) || currencyAfter.test(after))) return false;
  const isDialed = /^[+＋(0]/u.test(match);
  if (!isDialed && groups.every((group) => isOrdinary(group, figures))) return false;
  if (groups.some((group) => group.length >= 6) || figures >= 10) return true;
  // 150-250 minutes, weeks 1 2 3 4 5 6 7, tiers 197/297/497.
  if (figures < 7) return false;
  if (!isDialed && /^[\p{Nd}/]+$/u.test(match)) return false;
  return isDialed || groups.some((group) => group.length >= 3);
}

const groupsOf = (text: string) => text.split(/\P{Nd}+/u).filter((group) => group !== "");

/** A year, a number that somebody rounded, or one of a few small ones. */
const isOrdinary = (group: string, figures: number) =>
  /^(?:(?:19|20)\p{Nd}{2}|\p{Nd}{1,3}0|\p{Nd}{0,3}0{3,})$/u.test(group) ||
  (group.length <= 2 && figures < 10);

/** What was left, and what was taken out of it, as it stood there. */
export type RedactedText = { text: string; taken: string[] };

type Rule = {
  /** Its only group, if it has one, stands in front of the match and is part of it. */
  pattern: RegExp;
  label: string;
  /** Whether this one really is; without it every match is. */
  isPersonal?: (match: string, before: string, after: string) => boolean;
};

const word = "[\\p{L}\\p{N}-]+";
/** Where a name with a dot could as well be something else. */
const ending = "(?:com|org|net|edu|info|io|co|eu|uk|de|fr|es|it|nl|ch|at|au|ca)\\b";

/**
 * Looked for by the sign, then backwards for who stands in front of it: trying every letter of a text as the beginning
 * of a name would take the longer the more letters stand together.
 */
const mailbox = (sign: string, place: string): Rule => ({
  pattern: new RegExp(`(?=[ @＠[({])(?<=([\\p{L}\\p{N}._%+'-]{1,64}))${sign}${place}`, "giu"),
  label: "[email]",
});

const nameWord = "\\p{Lu}[\\p{L}'’-]+";
const particle = "(?:von|van|de|del|della|der|den|da|dos|di|la|le|al|bin|ter|zu|of)";
const fullName = `\\p{Lu}[\\p{L}'’-]*(?: (?:${particle} ){0,2}${nameWord}){0,3}`;
const firstAndLast = `${nameWord}(?: (?:${particle} ){0,2}${nameWord}){1,3}`;

/** In this order: an address in a link is taken as part of the link, a card's figures before anything shorter in them. */
const rules: readonly Rule[] = [
  // What stands behind a page's address may open somebody's results, reset a password or sign in.
  { pattern: /(?<=[\w/-])[?#][\w.~%[\]-]+=\S+/gu, label: "?[code]" },
  mailbox("[@＠]", `${word}(?:\\.${word})*`),
  mailbox(`(?: ?[@＠] | [@＠](?=\\S+\\.${ending}))`, `${word}(?: ?\\. ?${word})+`),
  mailbox(" ?[[({] ?at ?[\\])}] ?", `${word}(?: ?(?:\\.|[[({] ?dot ?[\\])}]) ?${word})+`),
  mailbox(" at ", `${word} dot ${ending}`),
  { pattern: /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{2,}/gu, label: "[name]" },
  // Only with a capital: "my name is wrong on the certificate" is a question, not a name.
  {
    pattern: new RegExp(`(?<=\\b[Mm][Yy] [Nn][Aa][Mm][Ee](?: [Ii][Ss]|['’][Ss]|:) )${fullName}`, "gu"),
    label: "[name]",
  },
  // In small letters two or three words to the end of what is said are one.
  {
    pattern: /(?<=\bmy name is )\p{Ll}{2,}(?: \p{Ll}{2,}){1,2}(?=\s*(?:[.,;!?]|$))/giu,
    label: "[name]",
    isPersonal: isNoState,
  },
  { pattern: new RegExp(`(?<=\\b[Nn]ame ?: ?)${fullName}`, "gu"), label: "[name]" },
  // One word may be a trade or a town ("I'm Swiss", "this is Reiki"); a first and a last name are a person.
  {
    pattern: new RegExp(`(?<=\\b(?:I am|I['’]m|[Tt]his is|[Hh]ere is|[Ii]t['’]s) )${firstAndLast}`, "gu"),
    label: "[name]",
    isPersonal: isNotOurs,
  },
  // Signed at the end.
  {
    pattern: new RegExp(
      `(?=\\p{Lu})(?<=\\b(?:[Rr]egards|[Ww]ishes|[Ss]incerely|[Tt]hanks|[Tt]hank you|[Cc]heers|[Ll]ove|[Bb]lessings|[Nn]amaste),?\\s+)${fullName}(?![\\p{L}'’-])(?=\\W*$)`,
      "gu",
    ),
    label: "[name]",
    isPersonal: isNotOurs,
  },
  {
    pattern:
      /(?<=\b(?:password|passphrase|passcode|pin|code|token) ?(?:[:=]|is:?) ?["'“‘]?)(?=[^\s\p{N}]{0,200}\p{N})\S{3,}[^\s.,;:!?]/giu,
    label: "[code]",
  },
  { pattern: /(?<=\b(?:password|passphrase|passcode) ?[:=] ?["'“‘]?)\S+[^\s.,;:!?]/giu, label: "[code]" },
  { pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g, label: "[number]" },
  { pattern: /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, label: "[code]" },
  { pattern: /[\w-]{20,}/g, label: "[code]", isPersonal: looksMadeByMachine },
  {
    pattern: /[+＋]?\(?\p{Nd}(?:[\s.()/‐-―-]{0,3}\p{Nd}){5,}/gu,
    label: "[number]",
    isPersonal: isPersonalNumber,
  },
];

/** "My name is not shown", "is spelled wrong": what is said about a name. */
function isNoState(match: string): boolean {
  return !/\b(?:not|wrong|wrongly|spelled|spelt|misspelled|missing|written|shown|different|incorrect|changed|too|still|in|on|old|there|gone|cut|a|the|hard|long)\b/i.test(
    match,
  );
}

/** The ten archetypes and the academy's own names are nobody's. */
function isNotOurs(match: string): boolean {
  return !/\b(?:Teacher|Mother|Mystic|Architect|Alchemist|Keeper|Performer|Artist|Guardian|Revolutionary|Reiki|Sage|Academy|Blueprint|Elena|Healer|Lightworker)\b/.test(
    match,
  );
}

/** Takes out what says who somebody is or opens what is theirs. Prices, dates and ordinary numbers stay. */
export function redact(text: string): RedactedText {
  const taken: string[] = [];
  let left = text;
  for (const rule of rules) left = takeBy(rule, left, taken);
  return { text: left, taken };
}

function takeBy({ pattern, label, isPersonal }: Rule, text: string, taken: string[]): string {
  let left = "";
  let end = 0;
  for (const { 0: match, 1: front, index } of text.matchAll(pattern)) {
    // What the last one has taken can't be taken again.
    const start = Math.max(end, index - (front?.length ?? 0));
    if (front && start === index) continue;
    const next = index + match.length;
    const whole = text.slice(start, next);
    if (isPersonal && !isPersonal(whole, text.slice(0, start), text.slice(next))) continue;
    taken.push(whole);
    left += text.slice(end, start) + label;
    end = next;
  }
  return left + text.slice(end);
}

/** An answer may repeat what it was told; the academy's own addresses and numbers stay in it. */
export function takeOut(answer: string, taken: readonly string[]): string {
  // One or two characters would tear words apart, and are nobody's.
  const pieces = taken.filter((piece) => piece.length > 3).sort((a, b) => b.length - a.length);
  return pieces.reduce((left, piece) => left.replaceAll(piece, "[taken out]"), answer);
}

/** Not a word with hyphens: several figures among its letters, or capitals in the middle. */
function looksMadeByMachine(text: string): boolean {
  if (!/[a-z]/i.test(text)) return false;
  return (text.match(/\d/g)?.length ?? 0) >= 3 || (text.match(/[a-z][A-Z]/g)?.length ?? 0) >= 2;
}

/** Who asks, and how to reach them, says nothing about what is asked. */
export const withoutPersonal = (message: string) => redact(message).text.replace(/\[[a-z]+\]/g, " ");
