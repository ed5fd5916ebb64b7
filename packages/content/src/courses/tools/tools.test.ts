import fc from "fast-check";
import { expect, test } from "vitest";
import type { ToolName } from "../course.ts";
import { fieldsOf, wordsAt } from "../workbook-fields.ts";
import { readDay, sayDay } from "./days.ts";
import { readFigure, sayFigure } from "./figures.ts";
import { readShare } from "./price-sum.ts";
import { seasonWeeks } from "./season.ts";
import { tools } from "./tools.ts";

const names = Object.keys(tools) as ToolName[];
/** Somebody's answers in a tool that stands alone. */
function opened(tool: ToolName, written: Record<string, string>) {
  const fields = new Map(
    fieldsOf({ id: "a.tool", kind: "tool", tool }).map((field) => [field.address, field]),
  );
  const own = (address: string) => written[address.replace("a.tool/", "")];
  return (key: string) => wordsAt(`a.tool/${key}`, { own, fieldAt: (address) => fields.get(address) });
}

/** As in the lesson. */
const rukmini = {
  "weeks.result": "44",
  "limit.result": "12",
  "room.result": "$4,200",
  "insurance.result": "300?",
  "materials.result": "900",
  "phone.result": "600",
  "other.result": "600",
  "live.result": "18,000",
  "share.result": "75%",
  "today.result": "55",
};

test("the price comes out as in the lesson, with the old one beside it", () => {
  const read = opened("price-sum", {
    ...rukmini,
    "door-minutes.result": "50",
    "session-minutes.result": "90",
    "meetings.result": "4",
  });
  const results = Object.fromEntries(
    ["counted", "sessions", "costs", "before-tax", "carry", "easy", "year-today", "month-today", "door"].map(
      (row) => [row, read(`${row}.result`)],
    ),
  );
  expect(results).toEqual({
    counted: "9",
    sessions: "396",
    costs: "6,600",
    "before-tax": "24,000",
    carry: "77.27",
    easy: "80",
    "year-today": "11,385",
    "month-today": "949",
    door: "42.93",
  });
  expect(read("carry.calculation")).toBe("(24,000 + 6,600) ÷ 396");
  expect(read("before-tax.calculation")).toBe("18,000 ÷ 0.75");
  expect(read("costs.calculation")).toBe("4,200 + 300 + 900 + 600 + 600");
});

test("a line that somebody reckoned by hand stands, and is reckoned with", () => {
  expect(opened("price-sum", { ...rukmini, "counted.result": "3" })("sessions.result")).toBe("132");
  // Erased, it is the tool's again.
  expect(opened("price-sum", { ...rukmini, "counted.result": "" })("sessions.result")).toBe("396");
});

test("without sessions, or without a share, there is no price: nothing is divided by nothing", () => {
  for (const missing of ["weeks.result", "limit.result"]) {
    const read = opened("price-sum", { ...rukmini, [missing]: "0" });
    expect([read("carry.result"), read("carry.calculation"), read("easy.result")]).toEqual(["", "", ""]);
  }
  for (const share of ["", "0", "120", "-5", "a quarter"]) {
    expect(opened("price-sum", { ...rukmini, "share.result": share })("carry.result"), share).toBe("");
  }
  expect(
    opened("price-sum", { ...rukmini, "door-minutes.result": "50", "session-minutes.result": "0" })(
      "door.result",
    ),
  ).toBe("");
});

test("a price that does not cover its costs leaves nothing, and never less", () => {
  expect(opened("price-sum", { ...rukmini, "today.result": "10" })("year-today.result")).toBe("0");
});

/** What people write where a number belongs. */
const entry = fc.oneof(
  fc.nat(2_000_000).map(String),
  fc.double({ min: 0, max: 1e6, noNaN: true }).map((figure) => figure.toFixed(2)),
  fc.constantFrom("", "0", "?", "-4", "12 × 3", "$1,500", "75%", "0.75", "1e9", "Rest", "January 4, 2027"),
  fc.string({ maxLength: 12 }),
);

test.each(names)("whatever is written in %s, its figures are never negative, endless or none", (tool) => {
  const fields = fieldsOf({ id: "a.tool", kind: "tool", tool });
  const figures = fields.filter(({ reckoned, key }) => reckoned && /\.(result|number|visits)$/.test(key));
  fc.assert(
    fc.property(fc.array(entry, { minLength: fields.length, maxLength: fields.length }), (entries) => {
      const written = Object.fromEntries(
        fields.flatMap(({ key, reckoned }, index) => (reckoned ? [] : [[key, entries[index] ?? ""]])),
      );
      const read = opened(tool, written);
      for (const { key } of figures) {
        const said = read(key);
        if (said !== "") expect(Number(said.replace(/,/g, "")), `${key}: ${said}`).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test("what is lower in its parts is never higher in its price", () => {
  const amount = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 52 }), (live, more, weeks) => {
      const carry = (need: number) =>
        readFigure(
          opened("price-sum", { ...rukmini, "weeks.result": `${weeks}`, "live.result": `${need}` })(
            "carry.result",
          ),
        ) ?? Number.NaN;
      expect(carry(live + more)).toBeGreaterThanOrEqual(carry(live));
    }),
  );
});

test("a figure that is said can be read again, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(readFigure(sayFigure(cents / 100))).toBe(cents / 100);
    }),
  );
  expect(sayFigure(42.925)).toBe("42.93");
  expect(sayFigure(1.005)).toBe("1.01");
});

test("a share is a part of one, however it is written", () => {
  expect(["75", "75%", "0.75", ".75", "75 ?"].map(readShare)).toEqual([0.75, 0.75, 0.75, 0.75, 0.75]);
  expect(["", "0", "101", "75 or 72", "-75"].map(readShare)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test("a season counts its weeks and visits as in the lesson", () => {
  const read = opened("season", {
    "weeks.number": "12",
    "crossed.number": "1",
    "each.number": "8",
    "room.number": "33",
    "1.week": "January 4, 2027",
    "6.kind": "Rest",
    "5.visits": "6",
    "11.visits": "6",
  });
  expect(["working", "there-are", "planned", "open"].map((row) => read(`${row}.number`))).toEqual([
    "11",
    "88",
    "84",
    "4",
  ]);
  expect([read("6.visits"), read("12.visits"), read("13.visits")]).toEqual(["0", "8", ""]);
  expect([read("2.week"), read("9.week"), read("13.week")]).toEqual([
    "January 11, 2027",
    "March 1, 2027",
    "",
  ]);
  const empty = opened("season", {});
  expect(seasonWeeks.map((week) => empty(`${week}.visits`) + empty(`${week}.week`)).join("")).toBe("");
});

test("days are read as people write them, and only with a year", () => {
  for (const words of [
    "January 4, 2027",
    "Jan 4 2027",
    "Monday, January 4, 2027",
    "1/4/2027",
    "2027-01-04",
  ]) {
    const day = readDay(words);
    expect(day && sayDay(day), words).toBe("January 4, 2027");
  }
  for (const words of ["", "January 4", "Febtember 1, 2027", "February 30, 2027", "13/1/2027"]) {
    expect(readDay(words), words).toBeUndefined();
  }
});

test("three pieces make the sentence of the lesson, and no more words than they have", () => {
  const say = (whom: string, withWhat: string, feels: string, between?: string) =>
    opened("sentence", {
      "whom.words": whom,
      "with-what.words": withWhat,
      "feels.words": feels,
      ...(between === undefined ? {} : { "between.words": between }),
    })("sentence.words");
  expect(
    say(
      "people who look after a parent",
      "work on the shoulders of",
      "for an hour nobody asks them for anything",
    ),
  ).toBe(
    "I work on the shoulders of people who look after a parent, and for an hour nobody asks them for anything.",
  );
  expect(
    say("people who run a studio alone.", "I put the week on one sheet ", "and they can stop carrying it."),
  ).toBe("I put the week on one sheet for people who run a studio alone, and they can stop carrying it.");
  expect(say("people who drive", "I press the places that have gone hard,", "nobody honks", "on")).toBe(
    "I press the places that have gone hard on people who drive, and nobody honks.",
  );
  expect(say("", "work on feet", "it is quiet")).toBe("");
});

test("halls are counted, and those with a date", () => {
  const read = opened("journey", {
    "ask.hall": "H",
    "pay.hall": "H",
    "pay.fixed-by": "Mar 1",
    "end.fixed-by": "x",
  });
  expect([read("halls.number"), read("dated.number")]).toEqual(["2", "1"]);
  expect(opened("journey", {})("halls.number")).toBe("");
});
