import { editable } from "./editing/editable.ts";

/** What stands in every workbook beside its own words. */
export const workbookWords = editable("workbook-words", {
  belongsTo: "This book belongs to",
  part: "Part",
  /** The book of what the owner has placed in the lessons themselves. */
  lessonTools: {
    title: "Questions and tools in your lessons",
    subtitle: "Everything you’ve entered in them, lesson by lesson",
  },
} as const);
