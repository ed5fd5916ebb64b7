const left = 62;
const width = 471.28;
const gap = 32;

/** A4, in points. What is set is a little narrower than its place, so that it is broken where we broke it. */
export const measures = {
  height: 841.89,
  left,
  width,
  gap,
  column: (width - gap) / 2 - 6,
  /** The drawing stands at the right of it. */
  title: 380,
  titleSizes: [36, 28, 22],
  item: 330,
  sumLabel: 150,
  amount: 130,
  /** How high the lines about one party should become, and the sizes they may have for it. */
  party: 150,
  partySizes: [10.5, 9, 7.5, 6],
  leading: 1.5,
} as const;
