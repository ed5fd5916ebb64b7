import { editable } from "../editing/editable.ts";

/** The words around a course on its own sales page; the rest of that page is written there. */
export const courseSection = editable("course-section", {
  heading: "What’s inside",
  size: "{lessons} in {modules}, {time} in all",
  lessons: { one: "1 lesson", many: "{count} lessons" },
  modules: { one: "1 module", many: "{count} modules" },
  /** Of a module, beneath its name. */
  opensOn: "Opens {day}",
  opensAfter: { one: "Opens a day after you enroll", many: "Opens {count} days after you enroll" },
  priceHeading: "Enroll",
  keep: "Yours to keep.",
  /** Where nothing can be opened at once. */
  firstOpensOn: "The first lesson opens {day}.",
  firstOpensAfter: {
    one: "The first lesson opens a day after you enroll.",
    many: "The first lesson opens {count} days after you enroll.",
  },
  parts: "{price}, or 2 payments of {each}",
  free: "Free",
  buy: "Enroll in {title}",
  closed: "You can’t enroll in this course right now.",
} as const);
