import { printWords } from "@academy/content/pages/learning/print-words";
import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { nameOf } from "../../lib/hand-over.ts";
import { whyNotPrinted } from "./print-link.tsx";

test("why there is no PDF is said in the server’s words, and never in a proxy’s", () => {
  const message = "This is more than one PDF can hold.";
  const refusal = new ApiError(413, JSON.stringify({ code: "TOO_LONG_TO_PRINT", message }), "");
  expect(whyNotPrinted(refusal)).toBe(message);
  for (const error of [new ApiError(502, "<html>", "Bad Gateway"), new TypeError("Failed to fetch")]) {
    expect(whyNotPrinted(error)).toBe(printWords.failed);
  }
});

test("a PDF is saved under the name that the server gives it", () => {
  const named = (value: string) => nameOf({ headers: new Headers({ "content-disposition": value }) });
  expect(named('attachment; filename="90-day-launch-plan.pdf"')).toBe("90-day-launch-plan.pdf");
  expect(named("attachment")).toBe("download");
});
