import type { WorkbookItem } from "../course.ts";

/** Every lesson of the Blueprint ends with these three; here is the room to answer them. */
export const threeQuestions = (id: string) =>
  ({
    id,
    kind: "table",
    keys: { columns: ["question", "answer"], rows: ["suits", "adds-up", "keep-up"] },
    text: "The three questions, as this lesson asks them. A line each.",
    columns: ["The question", "My answer"],
    firstColumn: ["Does it suit my gift?", "Does it add up?", "Can I keep it up?"],
    rows: 3,
  }) as const satisfies WorkbookItem;
