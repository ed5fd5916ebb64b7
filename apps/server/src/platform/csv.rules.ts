/** With which a spreadsheet takes a text for a formula; the wide ones are taken for the others in some languages. */
const beginsFormula = /^[=+\-@\t\r＝＋－＠]/;

/** What a spreadsheet needs to take the letters for what they are. */
export const byteOrderMark = "\ufeff";

/** One line as RFC 4180 has it. What a visitor wrote must not run as a formula of whoever opens the file. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(csvField).join(",")}\r\n`;
}

function csvField(text: string): string {
  const safe = beginsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
