import { expect, test } from "vitest";
import { reasonOf } from "./mail-log.rules.ts";

test.each([
  [null, null],
  ["the mail server permanently rejected the email (550)", "refused"],
  ["Invalid login: 535 5.7.8 Error: authentication failed", "sign-in"],
  ["connect ECONNREFUSED 127.0.0.1:25", "unreachable"],
  ["getaddrinfo ENOTFOUND mail.example.com", "unreachable"],
  ["Greeting never received", "unreachable"],
  ["Connection timeout", "unreachable"],
  ["Data command failed: 452 4.3.1 Insufficient system storage", "later"],
  ["there is no mail called x", "other"],
])("%j is %j", (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
