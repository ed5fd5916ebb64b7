import type { ErrorCode } from "@academy/contract/errors";
import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { readFailure, unreachable } from "./failure.ts";

const refusal = (code: ErrorCode, message: string, field?: string) =>
  new ApiError(400, JSON.stringify({ code, message, field }), "Bad Request");
const fields =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

test("a refused field is named by the server and gets the words", () => {
  const failure = refusal("BAD_REQUEST", "Please enter a valid email address.", "email");
  expect(readFailure(failure, fields("email", "password"))).toEqual({
    field: "email",
    message: "Please enter a valid email address.",
  });
});

test("a field that the form does not have leaves the words to the form", () => {
  const failure = refusal("BAD_REQUEST", "Too small", "token");
  expect(readFailure(failure, fields("password"))).toEqual({ field: undefined, message: "Too small" });
});

test.each([
  ["WRONG_CREDENTIALS", ["email", "password"], "password"],
  ["WRONG_PASSWORD", ["currentPassword", "newPassword"], "currentPassword"],
  ["WRONG_PASSWORD", ["email", "password"], "password"],
  ["WRONG_CODE", ["code"], "code"],
  ["CODE_EXPIRED", ["recoveryCode"], "recoveryCode"],
  ["TOO_MANY_REQUESTS", ["email", "password"], undefined],
] as const)("%s in a form of %j belongs to %s", (code, names, field) => {
  expect(readFailure(refusal(code, "Words."), fields(...names))).toEqual({ field, message: "Words." });
});

test("no answer at all is about the connection", () => {
  expect(readFailure(new TypeError("Failed to fetch"), fields("email"))).toEqual({
    field: undefined,
    message: unreachable,
  });
});

test("a proxy's own words are passed on", () => {
  expect(readFailure(new ApiError(502, "<html>", "Bad Gateway"), fields()).message).toBe("502: <html>");
});
