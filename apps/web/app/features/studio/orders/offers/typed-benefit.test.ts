import { expect, test } from "vitest";
import { readTypedBenefit } from "./typed-benefit.ts";

test("a session has its length and how many there are; nothing else has, whatever was typed", () => {
  const typed = { name: " Check-in ", more: " Half an hour. ", minutes: "30", times: "2", each: "month" };
  const { body, errors } = readTypedBenefit(typed, "session");
  expect(body).toEqual({
    kind: "session",
    name: "Check-in",
    more: "Half an hour.",
    session: { minutes: 30, times: 2, each: "month" },
  });
  expect(errors).toEqual({});
  expect(readTypedBenefit(typed, "calls").body.session).toBeNull();
});

test.each(["", "4", "481", "3.5", "ten", "-30"])("%j is no length of a session", (minutes) => {
  const { errors } = readTypedBenefit({ name: "Check-in", minutes, times: "1" }, "session");
  expect(Object.keys(errors)).toEqual(["minutes"]);
});
