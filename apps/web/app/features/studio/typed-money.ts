/** Whole cents of what somebody typed as dollars, such as `49.50` or `$1,000`; nothing where it is no amount. */
export function readDollars(typed: string): number | undefined {
  const plain = typed.trim().replace(/^\$\s*/, "");
  const [, dollars = "", cents = ""] = /^(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (dollars === "") return undefined;
  return Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
}

/** A whole number from 1 on; nothing where it is none. */
export function readWhole(typed: string, most: number): number | undefined {
  const plain = typed.trim();
  if (!/^\d{1,7}$/.test(plain)) return undefined;
  const number = Number(plain);
  return number >= 1 && number <= most ? number : undefined;
}

/** From 1 to 100, with its sign or without. */
export const readPercent = (typed: string) => readWhole(typed.trim().replace(/\s*%$/, ""), 100);

/** As it is typed: whole dollars without cents. */
export const typedDollars = (cents: number) => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
