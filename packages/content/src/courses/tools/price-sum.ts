import { over, readFigure, sayCount, sayFigure, toCents } from "./figures.ts";
import type { Figure, Tool } from "./tool.ts";

const costs = ["room", "insurance", "materials", "phone", "other"].map((row) => `${row}.result`);

/** Of what is left after costs, as a part of one: 75, "75%" and 0.75 are the same. */
export function readShare(words: string): number | undefined {
  const figure = readFigure(words);
  if (figure === undefined || figure <= 0 || figure > 100) return undefined;
  return figure <= 1 ? figure : figure / 100;
}

/** People cancel: so much of the limit is counted on. */
const countedOn = 0.75;
/** The next number that the mouth finds easy. */
const easyStep = 5;

/** A figure and, in the column beside it, how it came about. */
const line = (
  row: string,
  needs: readonly string[],
  result: Figure["reckon"],
  calculation: Figure["reckon"],
): Record<string, Figure> => ({
  [`${row}.result`]: { needs, reckon: result },
  [`${row}.calculation`]: {
    needs,
    // Without a figure there is nothing to explain.
    reckon: (...words) => (result(...words) === "" ? "" : calculation(...words)),
  },
});

const sumOf = (words: readonly string[]) =>
  toCents(words.reduce((all, each) => all + (readFigure(each) ?? 0), 0));
const hasAny = (words: readonly string[]) => words.some((each) => readFigure(each) !== undefined);

/** What a price leaves in a year, after costs and the share for tax. Never less than nothing. */
export function leftOver(sessions: number, price: number, spent: number, share: number) {
  return toCents(Math.max(0, sessions * price - spent) * share);
}
const leaves =
  (say: (year: number) => string) => (sessions: string, today: string, spent: string, share: string) => {
    const [count, price, cost] = [sessions, today, spent].map(readFigure);
    const kept = readShare(share);
    if (count === undefined || price === undefined || kept === undefined) return "";
    return say(leftOver(count, price, cost ?? 0, kept));
  };
const ofToday = ["sessions.result", "today.result", "costs.result", "share.result"];

/** The arithmetic of “A price you can say aloud,” from the weeks of a year to what one session must carry. */
export const priceSum: Tool = {
  title: "Price arithmetic",
  about: "Weeks, limit, costs and tax become what one session must carry, beside today’s price.",
  tables: [
    {
      keys: {
        columns: ["line", "calculation", "result"],
        rows: [
          "weeks",
          "limit",
          "counted",
          "sessions",
          "room",
          "insurance",
          "materials",
          "phone",
          "other",
          "costs",
          "live",
          "before-tax",
          "carry",
          "today",
        ],
      },
      text: "The arithmetic, top to bottom. For the share that tax takes, ask someone licensed where you live. If you work with groups, count places filled in place of sessions; with things, count pieces sold.",
      columns: ["Line", "Calculation", "Result"],
      firstColumn: [
        "A. Weeks I work",
        "B. My limit: sessions a week I can give and still like people",
        "C. Counted on: three quarters of B",
        "D. Sessions a year: A × C",
        "E. Room",
        "F. Insurance",
        "G. Materials and laundry",
        "H. Phone, booking, bank",
        "I. Training, repairs, all else",
        "J. Costs a year: E to I together",
        "K. To live on, a year",
        "L. Before tax: K ÷ the share I keep",
        "M. One session must carry: (L + J) ÷ D",
        "N. What I charge today, for comparison",
      ],
      rows: 14,
    },
    {
      keys: {
        columns: ["line", "calculation", "result"],
        rows: [
          "share",
          "easy",
          "year-today",
          "month-today",
          "meetings",
          "signature",
          "session-minutes",
          "door-minutes",
          "door",
        ],
      },
      columns: ["And from there", "Calculation", "Result"],
      firstColumn: [
        "The share I keep after tax, of 100",
        "M, rounded up to a number that is easy to say",
        "What today’s price leaves me in a year",
        "What today’s price leaves me in a month",
        "Meetings in my signature offer",
        "The signature offer must carry",
        "Minutes a session really takes",
        "Minutes the smaller door really takes",
        "The smaller door must carry",
      ],
      rows: 9,
    },
  ],
  reckoned: {
    ...line(
      "counted",
      ["limit.result"],
      over((limit) => sayCount(limit * countedOn)),
      over((limit) => `${sayCount(limit)} × ¾`),
    ),
    ...line(
      "sessions",
      ["weeks.result", "counted.result"],
      over((weeks, counted) => sayCount(weeks * counted)),
      over((weeks, counted) => `${sayCount(weeks)} × ${sayCount(counted)}`),
    ),
    ...line(
      "costs",
      costs,
      (...all) => (hasAny(all) ? sayFigure(sumOf(all)) : ""),
      (...all) =>
        all
          .flatMap((each) => {
            const figure = readFigure(each);
            return figure === undefined ? [] : [sayFigure(figure)];
          })
          .join(" + "),
    ),
    ...line(
      "before-tax",
      ["live.result", "share.result"],
      (live, share) => {
        const [figure, kept] = [readFigure(live ?? ""), readShare(share ?? "")];
        return figure === undefined || kept === undefined ? "" : sayFigure(Math.round(figure / kept));
      },
      (live, share) => `${sayFigure(readFigure(live ?? "") ?? 0)} ÷ ${sayCount(readShare(share ?? "") ?? 1)}`,
    ),
    ...line(
      "carry",
      ["before-tax.result", "costs.result", "sessions.result"],
      (before, spent, count) => {
        const [needed, sessions] = [readFigure(before ?? ""), readFigure(count ?? "")];
        // A year without sessions has none that could carry it.
        if (needed === undefined || !sessions) return "";
        return sayFigure((needed + (readFigure(spent ?? "") ?? 0)) / sessions);
      },
      (before, spent, count) =>
        `(${sayFigure(readFigure(before ?? "") ?? 0)} + ${sayFigure(readFigure(spent ?? "") ?? 0)}) ÷ ${sayCount(readFigure(count ?? "") ?? 0)}`,
    ),
    ...line(
      "easy",
      ["carry.result"],
      over((carry) => sayFigure(Math.ceil(carry / easyStep) * easyStep)),
      over((carry) => `${sayFigure(carry)}, up to the next ${easyStep}`),
    ),
    ...line(
      "year-today",
      ofToday,
      leaves((year) => sayFigure(year)) as Figure["reckon"],
      (sessions, today, spent, share) =>
        `(${sessions} × ${today} − ${spent || "0"}) × ${sayCount(readShare(share ?? "") ?? 1)}`,
    ),
    ...line(
      "month-today",
      ["year-today.result"],
      over((year) => sayFigure(Math.round(year / 12))),
      over((year) => `${sayFigure(year)} ÷ 12`),
    ),
    ...line(
      "signature",
      ["meetings.result", "carry.result"],
      over((meetings, carry) => sayFigure(meetings * carry)),
      over((meetings, carry) => `${sayCount(meetings)} × ${sayFigure(carry)}`),
    ),
    ...line(
      "door",
      ["door-minutes.result", "session-minutes.result", "carry.result"],
      over((door, session, carry) => (session === 0 ? undefined : sayFigure((door / session) * carry))),
      over((door, session, carry) => `${sayCount(door)} ÷ ${sayCount(session)} × ${sayFigure(carry)}`),
    ),
  },
};
