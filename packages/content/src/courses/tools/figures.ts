/** How figures are read from what people write, and said again. */

/**
 * The one number in it, whatever stands around it: "$1,500", "12?", "75 %". None, or undefined, where there are several,
 * where it is negative, or where it is larger than anybody's year.
 */
export function readFigure(words: string): number | undefined {
  const found = words.match(/[-−–]?\s*(?:\d[\d,]*(?:\.\d+)?|\.\d+)/g) ?? [];
  const [only, ...more] = found;
  if (only === undefined || more.length > 0 || /^[-−–]/.test(only)) return undefined;
  const figure = Number(only.replace(/,/g, ""));
  return figure <= largest ? figure : undefined;
}

const largest = 1_000_000_000;

/** To the cent, half a cent up; what floating point adds is taken off first. */
export const toCents = (figure: number) => Math.round((figure + Number.EPSILON * figure) * 100) / 100;

// Made once: each costs more than all the figures of a tool.
const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
const withCents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "1,234" or "77.27": cents where there are any. */
export function sayFigure(figure: number): string {
  const rounded = toCents(figure);
  return (Number.isInteger(rounded) ? plain : withCents).format(rounded);
}

/** Without the zero that cents would have: 4.5 visits. */
export const sayCount = (figure: number) => plain.format(toCents(figure));

/** A formula over figures: empty as long as one of them is missing, or the result is none. */
export const over =
  (formula: (...figures: number[]) => string | undefined) =>
  (...words: string[]): string => {
    const figures = words.map(readFigure);
    if (figures.some((figure) => figure === undefined)) return "";
    return formula(...(figures as number[])) ?? "";
  };
