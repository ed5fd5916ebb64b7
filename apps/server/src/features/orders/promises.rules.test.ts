import { firstOfferBenefits } from "@academy/content/benefits";
import { buyingHelp } from "@academy/content/buying-help";
import { editablePages } from "@academy/content/editing/editable-pages";
import { helpArticles } from "@academy/content/help";
import { alumniGroup, blueprintTiers, subscribePackage } from "@academy/content/offers";
import { alumniPage } from "@academy/content/pages/alumni-page";
import { blueprintFaq } from "@academy/content/pages/blueprint/faq";
import { homePage } from "@academy/content/pages/home-page";
import { profilePage } from "@academy/content/pages/profile-page";
import { subscribePage } from "@academy/content/pages/subscribe-page";
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

test("money back is promised where the offer has days for it, in the same words, and denied where it has none", () => {
  const { guarantee: ofPackage, elsewhere } = subscribePage;
  const ofGroup = [alumniPage.pricing.guarantee, faqOf(alumniPage.faq.items, "30-day refund")];
  const [applies = "", appliesNot = ""] = section("guarantee")?.paragraphs ?? [];
  const bought = (words: string) =>
    section("what-you-buy")?.items.find(({ term }) => term.startsWith(words))?.text ?? "";
  const onHome = (title: string) => homePage.pricing.items.find((each) => each.title === title)?.text ?? "";

  expect([subscribePackage.moneyBackDays, alumniGroup.moneyBackDays]).toEqual([30, 30]);
  for (const label of [subscribePackage.guaranteeLabel, alumniGroup.guaranteeLabel]) {
    expect(label).toMatch(/^30-day /);
  }
  expect(ofPackage.text).toContain("within thirty days of paying");
  expect(applies).toContain("within thirty days of paying");
  expect(applies).toContain("For the alumni group, that means your first payment.");
  for (const text of ofGroup) expect(text).toContain("within thirty days of your first payment");
  for (const name of [subscribePackage.name, alumniGroup.name]) {
    expect(bought(name)).toMatch(/30-day (?:money-back|refund) guarantee/);
    expect(onHome(name)).toContain("guarantee");
  }

  expect(blueprintTiers.map(({ moneyBackDays }) => moneyBackDays)).toEqual([null, null, null]);
  expect(appliesNot).toContain("bought on their own, have no money-back guarantee");
  for (const { name } of blueprintTiers) {
    expect(bought(`Healer’s Business Blueprint, ${name}`)).toContain("No money-back guarantee.");
  }
  expect(onHome("Healer’s Business Blueprint")).toContain("has no money-back guarantee");
  expect(ofPackage.text).toContain("It covers the Blueprint too");
  expect(elsewhere.text).toContain("without the money-back guarantee");
});

test("the package is said to hold every course, and no company", () => {
  const courses = [...homePage.courses.items.map(({ title }) => title), "Healer’s Business Blueprint"];

  expect(subscribePackage.features.map(({ name }) => name)).toEqual([
    ...courses,
    "The resource vault",
    "Certificates",
  ]);
  expect(homePage.courses.lead).toContain("All three come in one package, and so does a fourth");
  expect(subscribePackage.shortDescription).toContain("Calls, coaching and the community are not part of it");
});

test("what ends after six months is said to end: of recordings, only the masterclasses’ stay", () => {
  const staying = firstOfferBenefits.blueprintGuided.filter(({ months }) => months === null);
  expect(staying.map(({ benefit }) => benefit)).toEqual(["masterclasses"]);

  const words = JSON.stringify(editablePages);
  expect(words).toMatch(/masterclass recordings stay/);
  expect(words.match(/.{0,40}(?<!masterclass )recordings (?:\w+ )?(?:stay|are kept)\b/gi)).toBeNull();
  expect(buyingHelp.accessToBoth.text).toContain("six months from the day you buy, and the recordings of");
});

test("two payments come to as much as the page says", () => {
  const more = blueprintTiers.map(({ priceCents, twoPayments }) => [
    twoPayments?.count,
    2 * (twoPayments?.priceCents ?? 0) - priceCents,
  ]);

  expect(more).toEqual(blueprintTiers.map(() => [2, 100]));
  expect(faqOf(blueprintFaq.items, "two parts")).toContain("one dollar more than paying at once");
});

test("what comes off for moving up is said to be what was paid and kept, never a list price", () => {
  expect(paying("Moving up.")).toContain("less what you paid for yours and haven’t had back");
  expect(profilePage.subscription.moveUp.more).toContain("what you paid for your current tier comes off");
});

test("what Sage support says about paying in its own words names no day and no sum", () => {
  const { paying: how, receipts, paymentTrouble, gifts, codes, moveUp } = helpArticles;
  const own = [how, receipts, paymentTrouble, gifts, codes, moveUp].map(({ text }) => text).join(" ");

  expect(own).not.toMatch(/\d|\b(?:three|seven|fourteen|thirty) days\b/);
});
