import { expect, test } from "vitest";
import { buyingHelp } from "./buying-help.ts";
import { alumniGroup, blueprintTiers, subscribePackage } from "./offers.ts";

const [selfGuided, guided, deepDive] = blueprintTiers;
const hasPart = ({ features }: { features: readonly { name: string }[] }, words: RegExp) =>
  features.some(({ name }) => words.test(name));

test("every article has words, and a part of an offer that it names is there", () => {
  for (const [name, { title, text }] of Object.entries(buyingHelp)) {
    expect(title, name).not.toBe("");
    expect(text, name).not.toMatch(/undefined|null|\{\w*\}|\s\s|\.\.|\s[.,;:]/);
  }
});

test("money comes back for what the offers say, and for nothing else", () => {
  expect(buyingHelp.refunds.text).toContain(subscribePackage.guaranteeLabel);
  expect(buyingHelp.refunds.text).toContain(alumniGroup.guaranteeLabel);
  expect(blueprintTiers.map(({ moneyBackDays }) => moneyBackDays)).toEqual([null, null, null]);
});

test("what is said to be missing from an offer is not in it", () => {
  const calls = /\bcalls?\b|1:1|co-working/i;
  expect([guided, alumniGroup].map((offer) => hasPart(offer, calls))).toEqual([true, true]);
  expect(hasPart(deepDive, /1:1/)).toBe(true);
  expect([selfGuided, subscribePackage].map((offer) => hasPart(offer, calls))).toEqual([false, false]);

  const community = /community/i;
  expect([guided, alumniGroup].map((offer) => hasPart(offer, community))).toEqual([true, true]);
  expect([selfGuided, subscribePackage].map((offer) => hasPart(offer, community))).toEqual([false, false]);
  expect(deepDive.featuresLabel).toContain("Everything in Guided");
});

test("only the alumni group is counted and paid again; the package has one price", () => {
  expect(buyingHelp.seats.text).toContain(`${alumniGroup.foundingMembers} founding members`);
  expect([subscribePackage, ...blueprintTiers].map(({ billing }) => billing)).toEqual(
    Array(4).fill("one-time"),
  );
  expect("twoPayments" in subscribePackage).toBe(false);
});
