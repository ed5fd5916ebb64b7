import { expect, test } from "vitest";
import { daysOf, daysToCount } from "./day-counts/days.rules.ts";
import { failedJobOf } from "./failed-jobs.rules.ts";
import { visitAt } from "./visits.rules.ts";

const at = (time: string) => new Date(`2031-05-${time}Z`);

test("a visit lasts as long as somebody looks again within half an hour; the next one is told of what came after it", () => {
  const first = visitAt(undefined, at("01T10:00"));
  expect(first).toEqual({ since: null, seenAt: at("01T10:00") });
  const reloaded = visitAt(first, at("01T10:29"));
  expect(reloaded).toEqual({ since: null, seenAt: at("01T10:29") });
  const still = visitAt(reloaded, at("01T10:58"));
  expect(still.since).toBeNull();
  const next = visitAt(still, at("02T09:00"));
  expect(next).toEqual({ since: at("01T10:58"), seenAt: at("02T09:00") });
  expect(visitAt(next, at("02T09:10")).since).toEqual(at("01T10:58"));
  // A second process whose clock is a little behind takes nothing back.
  expect(visitAt(next, at("02T08:59"))).toEqual(next);
});

test("days are counted once they are over, none twice and none left out", () => {
  expect(daysOf("7", at("15T12:00"))).toEqual({ from: "2031-05-09", until: "2031-05-15" });
  expect(daysToCount("2031-05-12", at("15T12:00"))).toEqual(["2031-05-13", "2031-05-14"]);
  expect(daysToCount("2031-05-14", at("15T12:00"))).toEqual([]);
  expect(daysOf("this-month", at("15T12:00"))).toEqual({ from: "2031-05-01", until: "2031-05-15" });
  expect(daysOf("last-month", at("15T12:00"))).toEqual({ from: "2031-04-01", until: "2031-04-30" });
  const newYear = new Date("2032-01-01T00:00:00Z");
  expect(daysOf("this-month", newYear)).toEqual({ from: "2032-01-01", until: "2032-01-01" });
  expect(daysOf("last-month", newYear)).toEqual({ from: "2031-12-01", until: "2031-12-31" });
  // Within the first hour somebody may still be writing down what happened before midnight.
  expect(daysToCount("2031-05-13", at("15T00:30"))).toEqual([]);
  expect(daysToCount("2031-05-13", at("15T01:30"))).toEqual(["2031-05-14"]);
  const all = daysToCount(undefined, at("15T12:00"));
  expect([all.length, all[0], all.at(-1)]).toEqual([90, "2031-02-14", "2031-05-14"]);
  expect(daysToCount("2030-01-01", at("15T12:00"))).toEqual(all);
});

test("of a mail that was given up an owner is told to whom and which, never what it says", () => {
  const telling = { now: at("02T10:00"), shortLived: ["sign-in-code", "second-factor-off"] };
  const job = (kind: string, payload: unknown) =>
    failedJobOf({ id: "1", kind, payload, finished_at: at("01T10:00") }, telling);
  const code = {
    to: { address: "ann@example.org" },
    mail: { template: "sign-in-code", props: { code: "123456" } },
  };
  expect(job("mail.send", code)).toEqual({
    id: "1",
    kind: "mail",
    to: "ann@example.org",
    template: "sign-in-code",
    canBeRetried: false,
    failedAt: "2031-05-01T10:00:00.000Z",
  });
  expect(job("mail.send", { ...code, mail: { template: "quiz-result" } }).canBeRetried).toBe(true);
  // As in the email log: a link that was good for an hour is not sent again days later.
  expect(job("mail.send", { ...code, mail: { template: "second-factor-off" } }).canBeRetried).toBe(false);
  expect(job("orders.refresh", code)).toMatchObject({ kind: "payment", to: null, template: null });
  expect(job("backups.make", null)).toMatchObject({ kind: "backup", canBeRetried: true });
  expect(job("today.count-days", "text")).toMatchObject({ kind: "other" });
});
