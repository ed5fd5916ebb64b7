import { benefitWords } from "@academy/content/pages/benefit-words";

/** By when whoever holds priority is answered. */
export const answersWithin = (days: number) =>
  benefitWords.answers[days === 1 ? "one" : "many"].replace("{count}", String(days));
