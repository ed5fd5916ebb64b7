import { sendMessage } from "@academy/contract/calls/visitors/contact";
import { expect, test } from "vitest";
import { addressesOf } from "./calls-without-schemas.ts";

test("a page gets a call's method and path, and no schema", () => {
  expect(addressesOf({ sendMessage })).toBe(
    'export const sendMessage = {"method":"POST","path":"/api/contact"};',
  );
});

test("what is not a call can't hide among them", () => {
  expect(() => addressesOf({ limit: 5 })).toThrow("limit is not a call.");
});
