import fc from "fast-check";
import { expect, test } from "vitest";
import { matchesEtag, parseByteRange, rangeStillValid } from "./byte-range.rules.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=5-", { start: 5, end: 9 }],
  ["bytes=9-9", { start: 9, end: 9 }],
  ["bytes=0-999", { start: 0, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-10", { start: 0, end: 9 }],
  ["bytes=-999", { start: 0, end: 9 }],
  ["BYTES=1-2", { start: 1, end: 2 }],
  [" bytes=1-2 ", { start: 1, end: 2 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=10-12", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=99999999999999999999-", "unsatisfiable"],
  ["bytes=5-2", "whole"],
  ["bytes=-", "whole"],
  ["bytes=", "whole"],
  ["bytes=a-b", "whole"],
  ["bytes=0-1,3-4", "whole"],
  ["bytes=1.5-2", "whole"],
  ["items=0-1", "whole"],
  ["", "whole"],
  [undefined, "whole"],
])("of ten bytes, %j asks for %j", (header, expected) => {
  expect(parseByteRange(header, 10)).toEqual(expected);
});

test("of nothing, no range can be given", () => {
  for (const header of ["bytes=0-0", "bytes=0-", "bytes=-1"]) {
    expect(parseByteRange(header, 0), header).toBe("unsatisfiable");
  }
});

test("whatever is asked, a range lies within the bytes and is the one that slicing gives", () => {
  const position = fc.nat({ max: 40 });
  fc.assert(
    fc.property(
      position,
      fc.option(position, { nil: undefined }),
      fc.nat({ max: 30 }),
      (first, last, size) => {
        const range = parseByteRange(`bytes=${first}-${last ?? ""}`, size);
        const bytes = Array.from({ length: size }, (_, index) => index);
        const expected = bytes.slice(first, last === undefined ? undefined : last + 1);

        if (range === "whole") expect(last).toBeLessThan(first);
        else if (range === "unsatisfiable") expect(expected).toEqual([]);
        else expect(bytes.slice(range.start, range.end + 1)).toEqual(expected);
        if (typeof range === "object") expect(range.end).toBeLessThan(size);
      },
    ),
  );
});

test("no header, however strange, gives a range outside the bytes", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `bytes=${text}`),
      ),
      fc.nat(),
      (header, size) => {
        const range = parseByteRange(header, size);
        if (typeof range === "string") return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(size);
      },
    ),
  );
});

test.each([
  [undefined, true],
  ['"abc"', true],
  [' "abc" ', true],
  ['W/"abc"', false],
  ['"other"', false],
  ["Wed, 21 Oct 2015 07:28:00 GMT", false],
])('a range with If-Range %j counts for "abc": %s', (header, counts) => {
  expect(rangeStillValid(header, '"abc"')).toBe(counts);
});

test.each([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['"x",W/"abc" ,"y"', true],
  ["*", true],
  [" * ", true],
  ['"x"', false],
  ["abc", false],
  ['"abc-br"', false],
  ["", false],
])('If-None-Match %j names "abc": %s', (header, matches) => {
  expect(matchesEtag(header, '"abc"')).toBe(matches);
});
