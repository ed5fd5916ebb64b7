/** Not even measured: fifteen answers as long as one may be are what one PDF holds, and more than anybody fills in. */
const maxLetters = 150_000;
/** For a document of a few words, the templates' own loading included, on a machine several times slower than usual. */
const leastMs = 5000;
/** A plain letter takes a twentieth of a thousandth of a second, one of a script with joined letters three times as long. */
const msPerLetter = 0.1;

/** How much of the processor's time a document may take: what can be read of it counts, marks and blanks buy nothing. */
export function budgetOf(args: unknown): number | "too-long" {
  const letters = lettersIn(args);
  return letters > maxLetters ? "too-long" : leastMs + letters * msPerLetter;
}

function lettersIn(value: unknown): number {
  if (typeof value === "string") return value.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return 0;
  return Object.values(value).reduce((sum: number, each) => sum + lettersIn(each), 0);
}
