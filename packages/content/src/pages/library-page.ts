/** The words of `/search`, where learners look through everything they have. */
export const libraryPage = {
  title: "Search",
  description: "Search your lessons, notes and workbook answers.",
  lead: "Your open lessons, their transcripts, your notes and your workbook answers.",
  label: "Search for",
  send: "Search",
  kinds: { lesson: "Lesson", transcript: "Transcript", note: "Your note", answer: "Your answer" },
  at: "at {position}",
  found: { one: "1 place found", many: "{count} places found" },
  none: "Nothing found for “{query}.” Try one word, or the beginning of it.",
  short: "Enter at least two letters.",
  pages: "More results",
  previous: "Previous page",
  next: "Next page",
  failed: "The search didn’t work.",
  link: "Search your lessons and notes",
  writing: {
    heading: "Everything you wrote",
    text: "Your notes and workbook answers as one document to read, print or keep.",
    download: "Download your notes and answers",
  },
  document: {
    title: "My notes and answers",
    notes: "Notes",
    answers: "Workbook answers",
    empty: "You haven’t written anything yet.",
  },
} as const;
