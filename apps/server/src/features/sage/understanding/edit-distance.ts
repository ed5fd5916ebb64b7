/** Longer words are nobody's slips of the finger. */
const longest = 63;
/** Kept between calls: thousands of words are measured for one question. */
const steps = new Uint8Array(longest + 1);

/** How many letters must be put in, taken out or changed; anything above `most` stands for too many. */
export function editDistance(one: string, other: string, most: number): number {
  // Most words differ in the middle: what they begin and end with alike need not be compared.
  let start = 0;
  while (start < one.length && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  let [oneEnd, otherEnd] = [one.length, other.length];
  while (
    oneEnd > start &&
    otherEnd > start &&
    one.charCodeAt(oneEnd - 1) === other.charCodeAt(otherEnd - 1)
  ) {
    oneEnd--;
    otherEnd--;
  }
  const columns = otherEnd - start;
  const rows = oneEnd - start;
  if (Math.max(rows, columns) > longest || Math.abs(rows - columns) > most) return most + 1;
  for (let column = 0; column <= columns; column++) steps[column] = column;
  for (let row = 1; row <= rows; row++) {
    const letter = one.charCodeAt(start + row - 1);
    let diagonal = row - 1;
    let least = row;
    steps[0] = row;
    for (let column = 1; column <= columns; column++) {
      const above = steps[column] as number;
      const changed = diagonal + (letter === other.charCodeAt(start + column - 1) ? 0 : 1);
      const fewest = Math.min(changed, above + 1, (steps[column - 1] as number) + 1);
      steps[column] = fewest;
      diagonal = above;
      least = Math.min(least, fewest);
    }
    if (least > most) return most + 1;
  }
  return steps[columns] as number;
}
