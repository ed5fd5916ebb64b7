import { editable } from "../../editing/editable.ts";

/** The words of a workbook on the screen, on its own page and inside a lesson. */
export const workbookPage = editable("workbook-page", {
  title: "Workbook",
  description: "A workbook from one of the academy’s courses, to fill in.",
  course: "Back to {course}",
  filled: { one: "{filled} of 1 filled in", many: "{filled} of {count} filled in" },
  printEmpty: "Print empty",
  printFilled: "Print with my words",
  parts: "In this workbook",
  openLesson: "Open the lesson",
  hint: "Only you can read this. It saves as you write.",
  /** Inside a lesson. */
  inLesson: {
    heading: "Your workbook",
    /** What filling it in takes on a phone. */
    minutes: {
      one: "It takes about 1 minute with a thumb.",
      many: "It takes about {count} minutes with a thumb.",
    },
    open: "Open {workbook}",
    plan: "For this lesson there is also your 90-day launch plan.",
    template: "For this lesson there is also {workbook}.",
    failed: "Your workbook couldn’t be loaded. What you have written is safe.",
    tryAgain: "Try again",
  },
  states: {
    untouched: "",
    saved: "Saved",
    saving: "Saving…",
    pending: "Saved on this device. We’ll save it to your account when you’re back online.",
    merged: "Saved, along with what you wrote on another device",
    tooLong: "One answer is longer than 10,000 characters. Shorten it to have it saved to your account.",
    looking: "You’re only looking, so nothing you write here is kept.",
    refused: "Saved on this device. The question it belongs to is no longer in this workbook.",
  },
  from: "From {workbook}: {part}",
  changed: "Changed here.",
  useAgain: "Use it again",
  useAgainFrom: "Use it again: the words from {workbook}",
  quizFirst: {
    text: "Once you have taken the quiz, you’ll find your result here.",
    link: "Take the quiz",
  },
  fromResult: "From your quiz result",
  /** Below words of which a certain number is meant. */
  words: { one: "1 word, of about {of}", many: "{count} words, of about {of}" },
  strike: "Tap a line to strike it out. Another tap brings it back.",
  strikeRow: "Strike out",
  /** Where something from an earlier exercise will stand. */
  notYet: "It appears here once it’s filled in: {parts}",
  /** On a phone, where a lesson’s boxes come a few at a time. */
  steps: {
    rows: { one: "One more line", many: "{count} more lines" },
    next: "Go on",
    left: { one: "1 more exercise after this", many: "{count} more exercises after this" },
    minutes: { one: "about 1 minute", many: "about {count} minutes" },
  },
  cell: "{row}, {column}",
  row: "Line {number}",
  earlier: {
    heading: "From an earlier version",
    text: "This workbook has changed since you wrote these. Your words are kept.",
  },
  notFound: {
    heading: "Workbook Not Found",
    text: "The workbook you’re looking for doesn’t exist.",
    back: "Back to Dashboard",
  },
  locked: {
    heading: "This workbook is locked",
    text: "It opens together with its course.",
    course: "Go to the course",
  },
  later: {
    heading: "This workbook opens soon",
    on: "It opens for you on {day}, together with its module.",
  },
  failed: "The workbook couldn’t be loaded",
} as const);
