import { readDay, sayDay, weeksAfter } from "./days.ts";
import { over, readFigure, sayCount } from "./figures.ts";
import type { Figure, Tool } from "./tool.ts";

/** As many as the page has lines. */
export const maxWeeks = 14;
export const seasonWeeks = Array.from({ length: maxWeeks }, (_, index) => String(index + 1));

/** What a week is for. Kept as it is printed. */
export const weekKinds = ["Visits", "Rest", "Launch"] as const;

const ofWeeks = (cell: (week: string, index: number) => [string, Figure], first = 0) =>
  Object.fromEntries(seasonWeeks.map(cell).slice(first));

const visits = seasonWeeks.map((week) => `${week}.visits`);
const sum = (words: readonly string[]) => words.reduce((all, each) => all + (readFigure(each) ?? 0), 0);

/** “A season on one page”: how many visits there are, and the weeks they go into. */
export const season: Tool = {
  title: "Season planner",
  about: "Working weeks, visits, rest and launches of three or four months, counted as they are planned.",
  tables: [
    {
      keys: { columns: ["week", "first", "second"] },
      text: "The weeks. No more than two things in each, beside the clients. Cross out those you do not work, and put the look halfway in the middle.",
      columns: ["Week of", "First thing", "Second thing"],
      rows: maxWeeks,
    },
    {
      keys: { columns: ["week", "kind", "visits"], rows: seasonWeeks },
      text: "The same weeks in numbers.",
      columns: ["Week", "Visits, rest or launch", "Visits"],
      firstColumn: seasonWeeks,
      rows: maxWeeks,
    },
    {
      keys: {
        columns: ["count", "number"],
        rows: ["weeks", "crossed", "working", "each", "room", "there-are", "planned", "open"],
      },
      text: "What the season holds.",
      columns: ["What I count", "Number"],
      firstColumn: [
        "Weeks in the season",
        "Weeks I keep free, one of them for nobody",
        "Working weeks",
        "Visits I can give in a week and stay curious",
        "Visits that pay for the room in these months",
        "Working weeks × visits",
        "Visits planned in the weeks",
        "Visits without a week yet",
      ],
      rows: 8,
    },
  ],
  reckoned: {
    // The first one is written, with its year; the others follow.
    ...ofWeeks(
      (week, index) => [
        `${week}.week`,
        {
          needs: ["1.week", "weeks.number"],
          reckon: (first = "", weeks = "") => {
            const day = readDay(first);
            const isWithin = index < (readFigure(weeks) ?? maxWeeks);
            return day && isWithin ? sayDay(weeksAfter(day, index)) : "";
          },
        },
      ],
      1,
    ),
    ...ofWeeks((week, index) => [
      `${week}.visits`,
      {
        needs: [`${week}.kind`, "each.number", "weeks.number"],
        reckon: (kind = "", each = "", weeks = "") => {
          if (index >= (readFigure(weeks) ?? 0)) return "";
          if (kind === "Rest") return "0";
          const figure = readFigure(each);
          return figure === undefined ? "" : sayCount(figure);
        },
      },
    ]),
    "working.number": {
      needs: ["weeks.number", "crossed.number"],
      reckon: (weeks = "", crossed = "") => {
        const all = readFigure(weeks);
        return all === undefined ? "" : sayCount(Math.max(0, all - (readFigure(crossed) ?? 0)));
      },
    },
    "there-are.number": {
      needs: ["working.number", "each.number"],
      reckon: over((working, each) => sayCount(working * each)),
    },
    "planned.number": {
      needs: visits,
      reckon: (...all) => (all.some((each) => readFigure(each) !== undefined) ? sayCount(sum(all)) : ""),
    },
    "open.number": {
      needs: ["there-are.number", "planned.number"],
      reckon: over((all, planned) => sayCount(Math.max(0, all - planned))),
    },
  },
};
