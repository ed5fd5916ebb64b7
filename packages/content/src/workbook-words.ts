/** What stands in every workbook beside its own words. */
export const workbookWords = {
  belongsTo: "This book belongs to",
  part: "Part",
} as const;
