const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** As file managers say it, in the words of whoever reads it. */
export function sizeInWords(bytes: number, language?: string): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[power] ?? "byte",
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
