const units = ["kilobyte", "megabyte", "gigabyte"] as const;

/** As file managers say it, in the words of whoever reads it. */
export function sizeInWords(bytes: number, language?: string): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[power - 1] ?? "kilobyte",
    // Below a megabyte nobody counts in tenths.
    maximumFractionDigits: power === 1 ? 0 : 1,
  }).format(Math.max(bytes / 1000 ** power, bytes > 0 ? 1 : 0));
}
