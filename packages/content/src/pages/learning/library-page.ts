import { editable } from "../../editing/editable.ts";

/** The words of `/search`, where learners look through everything they have. */
export const libraryPage = editable("library-page", {
  title: "Search",
  description: "Search your lessons, notes and workbook answers, and find your bookmarks.",
  lead: "Your open lessons, their transcripts, your notes and your workbook answers.",
  label: "Search for",
  send: "Search",
  kinds: {
    lesson: "Lesson",
    transcript: "Transcript",
    note: "Your note",
    answer: "Your answer",
    bookmark: "Your bookmark",
  },
  at: "at {position}",
  opens: "Opens {day}",
  found: { one: "1 place found", many: "{count} places found" },
  none: "Nothing found for “{query}”",
  noneLead: "Try one word, or the beginning of it.",
  short: "Enter at least two letters.",
  pages: "More results",
  previous: "Previous page",
  next: "Next page",
  failed: "The search didn’t work.",
  link: "Search your lessons and notes",
  bookmarks: {
    heading: "Your bookmarks",
    none: "In a lesson, bookmark a moment of the film or a place in the text. You’ll find it again here.",
    text: "In the text",
    film: "In the film at {position}",
    more: "Older bookmarks",
    newer: "Newer bookmarks",
  },
  writing: {
    heading: "Everything you wrote",
    text: "Your notes and workbook answers as one document to read, print or keep.",
    download: "Download your notes and answers",
    print: "Download as PDF",
  },
  document: {
    title: "My notes and answers",
    notes: "Notes",
    bookmarks: "Bookmarks",
    answers: "Workbook answers",
    empty: "You haven’t written anything yet.",
  },
} as const);
