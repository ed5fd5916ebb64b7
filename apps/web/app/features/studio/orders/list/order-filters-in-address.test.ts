import { expect, test } from "vitest";
import {
  countFolded,
  isNarrowed,
  orderFilterQuery,
  readOrderFilters,
  writeOrderFilters,
} from "./order-filters-in-address.ts";

test("the address keeps the filters of orders and nothing else", () => {
  const filters = readOrderFilters(new URLSearchParams("search=+LA-2031+&state=ended&other=1&gift="));

  expect(filters).toEqual({ search: "LA-2031", state: "ended" });
  expect(String(writeOrderFilters(filters))).toBe("search=LA-2031&state=ended");
  expect([isNarrowed({}), isNarrowed(filters), countFolded({ ...filters, gift: "yes" })]).toEqual([
    false,
    true,
    1,
  ]);
});

test("days are the viewer's own, the last one whole", () => {
  expect(orderFilterQuery({ from: "2031-05-01", to: "2031-05-01", state: "ended" })).toEqual({
    from: new Date(2031, 4, 1).toISOString(),
    until: new Date(2031, 4, 2).toISOString(),
    state: "ended",
  });
  expect(orderFilterQuery({ from: "yesterday" })).toEqual({});
});
