import { expect, test, vi } from "vitest";
import { storageInMemory, switchedOff } from "../testing/storage-in-memory.ts";
import { forgetSubmission, submissionFor } from "./kept-submission.ts";

const words = { name: "Ann", plan: "full" };

for (const [where, area] of [
  ["a tab that keeps things", storageInMemory().area],
  ["a tab that keeps nothing", switchedOff],
] as const) {
  test(`in ${where}, the same words are one submission until they have arrived`, () => {
    vi.stubGlobal("window", {
      get sessionStorage() {
        return area();
      },
    });
    const first = submissionFor("order", words);
    expect(submissionFor("order", { ...words })).toBe(first);
    expect(submissionFor("other", words)).not.toBe(first);
    const changed = submissionFor("order", { ...words, plan: "two-payments" });
    expect(changed).not.toBe(first);
    forgetSubmission("order");
    expect(submissionFor("order", { ...words, plan: "two-payments" })).not.toBe(changed);
    forgetSubmission("order");
    forgetSubmission("other");
    vi.unstubAllGlobals();
  });
}
