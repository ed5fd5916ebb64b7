/**
 * A number with its thousands set apart: 12,500. Written out by hand because a browser that is asked to do it loads all it
 * knows of numbers first, which takes a phone a tenth of a second.
 */
export const formatCount = (count: number, decimals = 0) =>
  count.toFixed(decimals).replace(/\B(?=(\d{3})+\b)/g, ",");
