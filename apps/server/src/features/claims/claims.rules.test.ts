import { readFileSync } from "node:fs";
import { join } from "node:path";
import { claimIds, sampleIds } from "@academy/content/proof/claim-ids";
import { claims, samplesToReplace } from "@academy/content/proof/claims";
import { blueprintStructuredData } from "@academy/content/structured-data";
import { expect, test } from "vitest";
import { launchChecklist, unknownClaim } from "./confirmed.rules.ts";
import { cutOut } from "./cut-out.rules.ts";
import { withholdFrom } from "./withhold.ts";

test("a demo has nothing to confirm and leaves nothing out", () => {
  expect(launchChecklist({ isDemo: true, confirmed: [] })).toEqual({
    leftOut: [],
    stillSamples: [],
    withheld: [],
  });
});

test("in live everything waits for the owner, and what she has confirmed is no sample any more", () => {
  const nothing = launchChecklist({ isDemo: false, confirmed: [] });
  expect(nothing.leftOut).toEqual(claimIds);
  expect(nothing.stillSamples.map((each) => each.split(":")[0])).toEqual(sampleIds);
  // What is left out is called no sample either.
  const notes = claimIds.map((id) => `sample:${id}`);
  expect(nothing.withheld).toEqual([...claimIds, ...notes]);

  const some = launchChecklist({ isDemo: false, confirmed: ["home-voices", "terms"] });
  expect(some.leftOut).toEqual(claimIds.filter((id) => id !== "home-voices"));
  expect(some.stillSamples.map((each) => each.split(":")[0])).not.toContain("terms");
  expect(some.withheld).toEqual([...some.leftOut, ...notes, "sample:terms"]);

  const all = launchChecklist({ isDemo: false, confirmed: "all" });
  expect([all.leftOut, all.stillSamples]).toEqual([[], []]);
  expect(all.withheld).toEqual([...claimIds, ...sampleIds].map((id) => `sample:${id}`));
});

test("what nobody knows can't be confirmed", () => {
  expect(unknownClaim(["home-voices", "terms"])).toBeUndefined();
  expect(unknownClaim("all")).toBeUndefined();
  expect(unknownClaim(["home-voices", "home-choirs"])).toBe("home-choirs");
});

const page = [
  '<section data-claim="a b"><ul>',
  '<li data-claim="a">one<ul><li>in one</li></ul></li>',
  '<li class="x" data-claim="b">two <b>&gt; 1</b></li>',
  "</ul></section>",
  '<p data-claim="c">three<br/></p><pre>four</pre>',
].join("");

test.each([
  [[], page],
  [["a"], page.replace(/<li data-claim="a">.*?<\/ul><\/li>/, "")],
  [["b"], page.replace(/<li class="x".*?<\/li>/, "")],
  // What holds them together goes with the last of them.
  [["a", "b"], '<p data-claim="c">three<br/></p><pre>four</pre>'],
  [["c"], page.replace(/<p.*?<\/p>/, "")],
  [["a", "b", "c"], "<pre>four</pre>"],
])("what is cut out with %j", (withheld, left) => {
  expect(cutOut(page, new Set(withheld))).toBe(left);
});

test("an element that does not end is a mistake of the build", () => {
  expect(() => cutOut('<div data-claim="a"><div></div>', new Set(["a"]))).toThrow("<div>");
});

test("the page says what was left out, and search engines are told no more than the page", () => {
  const data = (isShown: (id: string) => boolean) =>
    JSON.stringify(blueprintStructuredData("https://origin.invalid", isShown)[0]);
  const html = (json: string) => `<html lang="en"><script type="application/ld+json">${json}</script></html>`;
  const before = html(data(() => true));
  expect(before).toContain('"ratingValue":4.9,"ratingCount":127');

  const without = withholdFrom(["blueprint-rating", "blueprint-taken-by", "blueprint-search-prices"])(before);

  expect(without).toMatch(
    /^<html data-withheld="blueprint-rating blueprint-taken-by blueprint-search-prices" /,
  );
  expect(without).not.toMatch(/aggregateRating|1000\+|"price":150|"price":250|validFrom/);
  for (const price of [197, 297, 497]) expect(without).toContain(`"price":${price}`);
  expect(withholdFrom([])(before)).toBe(before);
});

test("the handbook lists every claim and every sample, with its words", () => {
  const handbook = readFileSync(join(import.meta.dirname, "../../../../../docs/operations.md"), "utf8");
  const rowOf = (id: string) => handbook.split("\n").find((line) => line.startsWith(`| \`${id}\` |`)) ?? "";

  for (const id of claimIds) {
    for (const path of claims[id].at.filter((each) => each !== "/healers-roadmap")) {
      expect(rowOf(id), id).toContain(`\`${path}\``);
    }
  }
  for (const id of sampleIds) expect(rowOf(id), id).toContain(samplesToReplace[id]);
});
