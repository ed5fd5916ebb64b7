const currencyBefore = /(?:[$€£¥]|\b(?:usd|eur|gbp|chf))\s?$/i;
const currencyAfter = /^\s?(?:[$€£¥]|(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|bucks)\b)/i;
const dates =
  /(?<!\p{Nd})(?:(?:19|20)\p{Nd}{2}[-./]\p{Nd}{1,2}[-./]\p{Nd}{1,2}|\p{Nd}{1,2}[-./]\p{Nd}{1,2}[-./](?:19|20)\p{Nd}{2})(?!\p{Nd})/gu;

/** Of a phone, a card, an account or a code; not a price, a date, some years, a range or a round number. */
export function isPersonalNumber(match: string, before: string, after: string): boolean {
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
