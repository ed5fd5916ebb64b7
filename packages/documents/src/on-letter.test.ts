import { afterAll, expect, test, vi } from "vitest";

/** Every document again, on the paper of the United States: what holds on A4 holds there. */
const before = globalThis.academyWords;
const wordsOnLetter: typeof before = { look: { paper: "letter" } };
// Whatever runs beside this has been laid out for A4, and whatever comes after it is to be again.
vi.resetModules();
globalThis.academyWords = wordsOnLetter;
afterAll(() => {
  globalThis.academyWords = before;
  vi.resetModules();
});

const { paper } = await import("./pdf/paper.ts");
test("it is US Letter that they are laid out for", () => {
  expect([paper.width, paper.height]).toEqual([612, 792]);
});

await import("./certificate/certificate.test.ts");
await import("./launch-plan/launch-plan.test.ts");
await import("./receipt/receipt.test.ts");
await import("./report/report.test.ts");
await import("./workbook/workbook.test.ts");
await import("./writing/writing.test.ts");
