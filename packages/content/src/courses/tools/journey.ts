import type { Tool } from "./tool.ts";

export const stations = [
  "hear",
  "ask",
  "answer",
  "book",
  "pay",
  "day-before",
  "arrive",
  "work",
  "between",
  "end",
] as const;

const names = [
  "1. They hear of me",
  "2. They ask something",
  "3. I answer",
  "4. They book",
  "5. They pay, and know the rule for canceling",
  "6. The day before",
  "7. They arrive",
  "8. The work itself",
  "9. The days after and between",
  "10. The end, and the thank-you note",
];

const halls = stations.map((station) => `${station}.hall`);
const dates = stations.map((station) => `${station}.fixed-by`);
const isWritten = (words: string | undefined) => (words ?? "").trim() !== "";

/** The ten stations of “The customer journey,” seen from both sides. */
export const journey: Tool = {
  title: "Customer journey map",
  about:
    "Ten stations: what people do and feel there, what you give them, and where they are left in the hall.",
  tables: [
    {
      keys: { columns: ["station", "today", "hall", "fixed-by"], rows: stations },
      text: "What happens there today, in truth. Put an H where somebody is left in the hall, and a date by which it will be fixed.",
      columns: ["Station", "What happens today", "H", "Fixed by"],
      firstColumn: names,
      rows: 10,
    },
    {
      keys: { columns: ["station", "does", "feels", "offer"], rows: stations },
      text: "The same ten with their eyes.",
      columns: [
        "Station",
        "What they do",
        "How it feels",
        "What I give them: what happens next, when, and who moves",
      ],
      firstColumn: names,
      rows: 10,
    },
    {
      keys: { columns: ["count", "number"], rows: ["halls", "dated"] },
      columns: ["The count", "Stations"],
      firstColumn: ["With somebody left in the hall", "Of those, with a date or already fixed"],
      rows: 2,
    },
  ],
  reckoned: {
    "halls.number": {
      needs: halls,
      reckon: (...marks) => (marks.some(isWritten) ? String(marks.filter(isWritten).length) : ""),
    },
    "dated.number": {
      needs: [...halls, ...dates],
      reckon: (...words) => {
        const marks = words.slice(0, halls.length);
        if (!marks.some(isWritten)) return "";
        return String(
          marks.filter((mark, at) => isWritten(mark) && isWritten(words[halls.length + at])).length,
        );
      },
    },
  },
};
