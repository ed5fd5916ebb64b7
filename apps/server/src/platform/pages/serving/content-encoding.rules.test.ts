import fc from "fast-check";
import { expect, test } from "vitest";
import { negotiateEncoding } from "./content-encoding.rules.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, zstd", "zstd"],
  ["gzip, deflate", "gzip"],
  ["deflate", "identity"],
  ["identity", "identity"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0 , zstd ; q=0, gzip;q=0.001", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br;Q=0, zstd", "zstd"],
  ["*", "br"],
  ["br;q=0, *", "zstd"],
  ["gzip, *;q=0", "gzip"],
  ["*;q=0", "identity"],
  ["identity;q=1, *;q=0", "identity"],
  ["identity, br;q=0.5", "identity"],
  ["br;q=nonsense", "identity"],
  ["br;q=1.2.3", "identity"],
  [",,;,", "identity"],
  ["brotli", "identity"],
])("%j gets %s", (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});

const encodings = ["br", "zstd", "gzip"] as const;
const weight = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);

test("what is refused is never chosen, and nothing liked better is passed over", () => {
  const weights = fc.record({ br: weight, zstd: weight, gzip: weight }, { requiredKeys: [] });
  fc.assert(
    fc.property(weights, (liked) => {
      const header = Object.entries(liked)
        .map(([name, q]) => `${name};q=${q}`)
        .join(", ");
      const chosen = negotiateEncoding(header);
      const best = Math.max(0, ...Object.values(liked));

      expect(chosen === "identity" ? 0 : liked[chosen]).toBe(best);
      if (best > 0) expect(chosen).toBe(encodings.find((name) => liked[name] === best));
    }),
  );
});

test("no header, however strange, is anything but one of the four", () => {
  fc.assert(
    fc.property(fc.string(), (header) => {
      expect([...encodings, "identity"]).toContain(negotiateEncoding(header));
    }),
  );
});
