import type { WorkbookInput } from "../workbook/cover.tsx";

/** A little of everything that a workbook can have. */
export const sampleWorkbook: WorkbookInput = {
  courseTitle: "Foundation & Mindset",
  archetype: "mother",
  words: {
    title: "The Sample Book",
    subtitle: "Two parts to write on, for whoever tests",
    parts: [
      {
        title: "What you bring along",
        lead: "Take a pencil, and twenty minutes in which nobody asks you anything.",
        items: [
          { id: "bring.gift", kind: "text", text: "A gift that you give away unnoticed is still a gift." },
          { id: "bring.thanks", kind: "question", text: "What do people thank you for?", lines: 4 },
          {
            id: "bring.before",
            kind: "checklist",
            keys: ["written", "aloud"],
            text: "Before you go on:",
            items: ["I have written it down", "I have read it aloud, to somebody who did not laugh"],
          },
          {
            id: "bring.people",
            kind: "table",
            keys: { columns: ["who", "came-for", "said"], rows: ["first", "second", "third"] },
            text: "Three people who came back.",
            columns: ["Who", "What they came for", "What they said"],
            firstColumn: ["The first", "The second", "The third"],
            rows: 3,
          },
        ],
      },
      {
        title: "What you leave behind",
        items: [
          {
            id: "leave.list",
            kind: "table",
            keys: { columns: ["no-longer", "instead"] },
            columns: ["I no longer", "Instead"],
            rows: 5,
          },
          {
            id: "leave.closed",
            kind: "checklist",
            keys: ["closed"],
            items: ["The book is closed, and lies on:"],
          },
        ],
      },
    ],
  },
};
