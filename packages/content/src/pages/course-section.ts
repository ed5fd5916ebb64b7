import { editable } from "../editing/editable.ts";

/** The words around a course on its own sales page; the rest of that page is written there. */
export const courseSection = editable("course-section", {
  heading: "What’s inside",
  size: "{lessons} in {modules}, {time} in all",
  lessons: { one: "1 lesson", many: "{count} lessons" },
  modules: { one: "1 module", many: "{count} modules" },
  priceHeading: "Enroll",
  keep: "Yours to keep.",
  parts: "{price}, or 2 payments of {each}",
  free: "Free",
  buy: "Enroll in {title}",
  closed: "You can’t enroll in this course right now.",
} as const);
