import type { WorkbookItem } from "../course.ts";

/** Every lesson of the Blueprint ends with these three; here is the room to answer them. */
export const threeQuestions = {
  kind: "table",
  text: "The three questions, as this lesson asks them. A line each.",
  columns: ["The question", "My answer"],
  firstColumn: ["Does it suit my gift?", "Does it add up?", "Can I keep it up?"],
  rows: 3,
} as const satisfies WorkbookItem;
