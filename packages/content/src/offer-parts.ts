import type { BenefitKind } from "./benefits.ts";
import { formatLongDate } from "./format-date.ts";
import { benefitWords } from "./pages/benefit-words.ts";

/** One thing that an offer is made of, as it is said wherever it is sold, paid and held. */
export type OfferPart = {
  id: string;
  kind: BenefitKind | "course";
  name: string;
  /** How many months it is held from the day it opens. */
  months: number | null;
  /** The day it ends, where that is known. */
  until: string | null;
};

type Options = {
  /** Whether it is paid every month, and ends with that. */
  isMembership: boolean;
  formatDay?: (day: string) => string;
};

/** Until when, in words; nothing where it simply stays. */
export function termOf(
  { kind, months, until }: Omit<OfferPart, "id" | "name">,
  { isMembership, formatDay = formatLongDate }: Options,
): string {
  if (until !== null) return benefitWords.until.replace("{day}", formatDay(until));
  if (months !== null) {
    return months === 1
      ? benefitWords.months.one
      : benefitWords.months.many.replace("{count}", String(months));
  }
  if (isMembership) return benefitWords.membership;
  return kind === "course" ? benefitWords.course : "";
}

/** One line of a mail or of a receipt. */
export function partLine(part: OfferPart, options: Options): string {
  const term = termOf(part, options);
  return term === "" ? part.name : `${part.name}, ${term}`;
}
