import { expect, test } from "vitest";
import { stateLook, stateWords } from "./order-parts.tsx";

test("an order says how it stands, and until when or why", () => {
  expect(stateWords({ state: "active", end: null, endsAt: null })).toBe("Active");
  expect(stateWords({ state: "ending", end: "refunded", endsAt: "2031-05-18T12:00:00.000Z" })).toMatch(
    /^Ends .*2031/,
  );
  expect(stateWords({ state: "ended", end: "canceled", endsAt: null })).toBe("Canceled");
  expect(stateWords({ state: "ended", end: null, endsAt: null })).toBe("Ended");
});

test("what needs the owner stands out", () => {
  expect(stateLook({ state: "refused", end: null, endsAt: null })).toBe("danger");
  expect(stateLook({ state: "ending", end: "payment-missed", endsAt: null })).toBe("danger");
  expect(stateLook({ state: "active", end: null, endsAt: null })).toBe("wash");
  expect(stateLook({ state: "expired", end: null, endsAt: null })).toBe("outline");
});
