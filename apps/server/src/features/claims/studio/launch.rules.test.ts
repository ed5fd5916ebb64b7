import { expect, test } from "vitest";
import { checkLaunch, type LaunchFacts } from "./launch.rules.ts";

const now = new Date("2031-05-03T10:00:00.000Z");
const ready: LaunchFacts = {
  isDemo: false,
  baseUrl: "https://academy.example.com",
  sendsMail: true,
  payments: "live",
  hasSeller: true,
  confirmed: "all",
  owners: [{ hasSecondFactor: true, isSample: false }],
  hasSampleAccounts: false,
  hasSampleGatherings: false,
  backup: {
    everyHours: 24,
    madeAt: "2031-05-03T00:00:00.000Z",
    triedAt: "2031-05-01T00:00:00.000Z",
    trial: "restored",
    isEncrypted: true,
    isCopied: true,
  },
  enrollments: "off",
  withoutConsent: 0,
  missing: 0,
  now,
};
const open = (change: Partial<LaunchFacts>) =>
  checkLaunch({ ...ready, ...change }).flatMap(({ id, isDone }) => (isDone ? [] : [id]));

test("an academy with everything in order has nothing open", () => {
  expect(open({})).toEqual([]);
});

test.each([
  ["address", { isDemo: true }],
  ["address", { baseUrl: "http://localhost:5000" }],
  ["mail", { sendsMail: false }],
  ["payments", { payments: "test" }],
  ["payments", { payments: "none" }],
  ["delivery", { missing: 1 }],
  ["seller", { hasSeller: false }],
  ["sample-accounts", { hasSampleAccounts: true }],
  ["sample-gatherings", { hasSampleGatherings: true }],
  ["second-factor", { owners: [...ready.owners, { hasSecondFactor: false, isSample: false }] }],
  ["owner", { owners: [{ hasSecondFactor: true, isSample: true }] }],
  ["backups", { backup: { ...ready.backup, everyHours: 0 } }],
  ["backups", { backup: { ...ready.backup, madeAt: "2031-05-01T00:00:00.000Z" } }],
  ["trial-restore", { backup: { ...ready.backup, trial: "failed" } }],
  ["backup-copies", { backup: { ...ready.backup, isEncrypted: false } }],
  ["enrollments", { enrollments: "sample" }],
  ["consents", { withoutConsent: 1 }],
] as [string, Partial<LaunchFacts>][])("%s is open with %j", (id, change) => {
  expect(open(change)).toEqual([id]);
});

test("claims, samples and legal pages are open until each is confirmed", () => {
  expect(open({ confirmed: [] })).toEqual(["legal", "claims", "samples"]);
  expect(open({ confirmed: ["terms", "privacy"] })).toEqual(["claims", "samples"]);
});
