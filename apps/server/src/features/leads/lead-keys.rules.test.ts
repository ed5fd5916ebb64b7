import { expect, test } from "vitest";
import { searchKey } from "../../platform/search-keys.rules.ts";
import { nameKeys, originOf } from "./lead-keys.rules.ts";

test("a lead is found without capitals and accents, by the whole name or its last word", () => {
  expect(nameKeys("  Zoë  O’Brien-ÅSTRÖM ")).toEqual({
    nameKey: "zoe o’brien-astrom",
    lastNameKey: "o’brien-astrom",
  });
  expect(nameKeys("山田 太郎")).toEqual({ nameKey: "山田 太郎", lastNameKey: "太郎" });
  expect(nameKeys("Noor")).toEqual({ nameKey: "noor", lastNameKey: "" });
  // One character that comes apart into eighteen.
  expect(searchKey("ﷺ".repeat(160)).length).toBe(200);
});

test("the source is the campaign's own word, or else the site that led here", () => {
  expect(
    originOf({ utm_source: " instagram ", utm_campaign: "spring", referrer: "https://x.example/" }),
  ).toEqual({
    source: "instagram",
    campaign: "spring",
  });
  expect(originOf({ referrer: "https://www.example.org/a" })).toEqual({
    source: "example.org",
    campaign: null,
  });
  expect([originOf(null), originOf({ referrer: "nonsense" })]).toEqual(
    Array(2).fill({ source: null, campaign: null }),
  );
});
