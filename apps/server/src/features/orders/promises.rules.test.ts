import { helpArticles } from "@academy/content/help";
import { blueprintTiers } from "@academy/content/offers";
import { alumniPage } from "@academy/content/pages/alumni-page";
import { blueprintFaq } from "@academy/content/pages/blueprint-faq";
import { termsPage } from "@academy/content/pages/terms-page";
import { expect, test } from "vitest";
import { graceDays } from "./order-state.rules.ts";

const days: Record<number, string> = { 3: "three", 7: "seven", 14: "fourteen" };
const inWords = (count: number) => `${days[count]} days`;
const section = (anchor: string) => termsPage.sections.find((each) => each.anchor === anchor);
const paying = (term: string) => section("paying")?.items.find((each) => each.term === term)?.text ?? "";
const faqOf = (items: readonly { question: string; answer: string | readonly string[] }[], words: string) =>
  [items.find(({ question }) => question.includes(words))?.answer ?? ""].flat().join(" ");

test("the pages name the days that the rules keep", () => {
  const refunded = inWords(graceDays.refunded);
  const missed = inWords(graceDays["payment-missed"]);

  expect(section("guarantee")?.paragraphs[0]).toContain(`closes ${refunded} after the refund`);
  expect(faqOf(alumniPage.faq.items, "30-day refund")).toContain("three more days");
  expect(section("paying")?.closing.join(" ")).toContain(`stays open for ${inWords(graceDays.disputed)}`);
  expect(paying("Two payments.")).toContain(`stays open for ${missed}`);
  expect(paying("The membership.")).toContain(`stays yours for ${missed}`);
});

test("two payments come to as much as the page says", () => {
  const more = blueprintTiers.map(({ priceCents, twoPayments: { count, priceCents: each } }) => [
    count,
    count * each - priceCents,
  ]);

  expect(more).toEqual(blueprintTiers.map(() => [2, 100]));
  expect(faqOf(blueprintFaq.items, "two parts")).toContain("one dollar more than paying at once");
});

test("what Sage support says about paying in its own words names no day and no sum", () => {
  const { paying: how, receipts, paymentTrouble, gifts, codes, moveUp } = helpArticles;
  const own = [how, receipts, paymentTrouble, gifts, codes, moveUp].map(({ text }) => text).join(" ");

  expect(own).not.toMatch(/\d|\b(?:three|seven|fourteen|thirty) days\b/);
});
