import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import type { BenefitBody } from "@academy/contract/studio/benefits";

const words = studioOffersPage.newBenefit;

const wholeWithin = (text: string | undefined, least: number, most: number) => {
  const number = /^\s*\d{1,4}\s*$/.test(text ?? "") ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

/** What was typed about a benefit, and what of it can’t be. */
export function readTypedBenefit(fields: Record<string, string>, kind: BenefitBody["kind"]) {
  const name = (fields.name ?? "").trim();
  const isSession = kind === "session";
  const minutes = wholeWithin(fields.minutes, 5, 480);
  const times = wholeWithin(fields.times, 1, 50);
  const each = fields.each === "month" ? ("month" as const) : ("once" as const);
  return {
    body: {
      kind,
      name,
      more: (fields.more ?? "").trim(),
      session: isSession ? { minutes: minutes ?? 0, times: times ?? 0, each } : null,
    },
    errors: {
      ...(name === "" && { name: words.nameMissing }),
      ...(isSession && minutes === undefined && { minutes: words.minutesInvalid }),
      ...(isSession && times === undefined && { times: words.timesInvalid }),
    },
  };
}
