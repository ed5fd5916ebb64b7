/** A price as it is printed, on every page and in every answer: whole dollars without cents. */
export const formatPrice = (cents: number) =>
  `$${(cents / 100).toLocaleString("en-US", { maximumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;
