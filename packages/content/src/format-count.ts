/**
 * A number with its thousands set apart: 12,500. Written out by hand because a browser that is asked to do it loads all it
 * knows of numbers first, which takes a phone a tenth of a second.
 */
export const formatCount = (count: number, decimals = 0) =>
  count.toFixed(decimals).replace(/\B(?=(\d{3})+\b)/g, ",");

let rules: Intl.PluralRules | undefined;

/** Which of two wordings a number takes. Unlike numbers, plurals are quick to ask a browser for. */
export const isOne = (count: number) => {
  rules ??= new Intl.PluralRules("en-US");
  return rules.select(count) === "one";
};

/** `plural(1200, "# lesson", "# lessons")` is “1,200 lessons”. */
export const plural = (count: number, one: string, other: string) =>
  (isOne(count) ? one : other).replaceAll("#", formatCount(count));

/** The same of a count that ends somewhere: “1,000+ leads”. */
export const pluralUpTo = (count: number, isMore: boolean, one: string, other: string) =>
  isMore ? other.replaceAll("#", `${formatCount(count)}+`) : plural(count, one, other);
