import { academy } from "@academy/content/academy";
import { expect, onTestFinished, test } from "vitest";
import { mailSender } from "./mail-sender.ts";

test("mails come from the academy by its name now, unless the operator has set another", () => {
  const before = academy.name;
  onTestFinished(() => void Object.assign(academy, { name: before }));
  const given = `${before} <hello@example.org>`;
  expect(mailSender(given)).toBe(given);

  Object.assign(academy, { name: 'Quiet <x@y.z>, "Hands"' });
  expect(mailSender(given)).toBe("Quiet x y.z Hands <hello@example.org>");
  expect(mailSender("Elena <elena@example.org>")).toBe("Elena <elena@example.org>");
});
