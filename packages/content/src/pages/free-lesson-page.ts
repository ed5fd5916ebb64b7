import { editable } from "../editing/editable.ts";
import type { Picture } from "../pictures.ts";
import { insideEachWeek } from "./blueprint/weeks.ts";

const [week] = insideEachWeek.weeks;
const lesson = week.lessons[2];

/** One whole lesson of the Blueprint, for anyone. Its text is the course's own, taken at build time. */
export const freeLessonPage = editable("free-lesson-page", {
  course: { label: "Healer’s Business Blueprint", to: "/healers-business-blueprint" },
  eyebrow: `Free lesson · ${week.label}, lesson 3`,
  title: lesson.title,
  summary: lesson.text,
  picture: {
    drawing: "doorbell",
    alt: "Drawing: a hand rings the bell beside a blue door. A small sign hangs on it.",
  } satisfies Picture,
  minutes: insideEachWeek.minutesLabel.replace("{minutes}", String(lesson.minutes)),
  note: "This is a whole lesson, as it is in the course. You don’t need an account.",
  sheet: {
    heading: "The workbook page for this lesson",
    lead: "In the course it comes as a PDF to print and write on. Any paper and a pencil will do, too.",
    unfoldLabel: "Show the page",
  },
  next: {
    heading: "One of seventeen lessons",
    text: "The other sixteen lead to an offer, a price and a 90-day launch plan. The whole course is {price} one-time, {twoPayments}.",
    prices: { label: "See the prices", to: "/healers-business-blueprint#pricing-section" },
    quiz: { label: "Take the free quiz", to: "/quiz" },
  },
} as const);
