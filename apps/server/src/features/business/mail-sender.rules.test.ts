import { academy } from "@academy/content/academy";
import { expect, onTestFinished, test } from "vitest";
import { mailSender, readSender } from "./mail-sender.ts";

test("mails come from the academy by its name now, unless the operator has set another", () => {
  const before = academy.name;
  onTestFinished(() => void Object.assign(academy, { name: before }));
  const given = `${before} <hello@example.org>`;
  expect(mailSender(given)).toBe(given);

  Object.assign(academy, { name: 'Quiet <x@y.z>, "Hands"' });
  expect(mailSender(given)).toBe("Quiet x y.z Hands <hello@example.org>");
  expect(mailSender("Elena <elena@example.org>")).toBe("Elena <elena@example.org>");
});

test("the name that the owner has chosen comes before both, the address stays the host’s", () => {
  expect(mailSender("Elena <elena@example.org>", "Maya Rivers")).toBe("Maya Rivers <elena@example.org>");
  expect(mailSender("hello@example.org", 'Maya "M" <x@y.z>, too')).toBe(
    "Maya M x y.z too <hello@example.org>",
  );
  expect(readSender("Elena <elena@example.org>")).toEqual({ name: "Elena", address: "elena@example.org" });
  expect(readSender("hello@example.org")).toEqual({ name: "", address: "hello@example.org" });
});
