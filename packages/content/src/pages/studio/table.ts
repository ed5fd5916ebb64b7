/** The words that the studio's lists have in common. */
export const studioTable = {
  select: "Select",
  selectAll: "Select all shown",
  columns: { label: "Columns", legend: "Columns to show" },
} as const;
