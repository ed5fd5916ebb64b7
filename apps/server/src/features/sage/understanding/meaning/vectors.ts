/** What a text means, as a direction: so many numbers of one byte each. */
export type Vector = Int8Array;

export const dimensions = 384;
/** Named with every vector that is kept: those of another model mean something else. */
export const modelName = "minilm-l6-v2";

/** A byte for a number: a hundredth part of an angle is lost. */
export function toVector(numbers: ArrayLike<number>): Vector {
  const most = Array.from(numbers).reduce((highest, each) => Math.max(highest, Math.abs(each)), 1e-9);
  return Int8Array.from(numbers, (each) => Math.round((each / most) * 127));
}

const lengths = new WeakMap<Vector, number>();

export function lengthOf(vector: Vector): number {
  const known = lengths.get(vector);
  if (known !== undefined) return known;
  let squares = 0;
  for (const each of vector) squares += each * each;
  const length = Math.sqrt(squares) || 1;
  lengths.set(vector, length);
  return length;
}

/** From -1 to 1: how near two texts are. */
export function nearness(one: Vector, other: Vector): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at++) sum += (one[at] as number) * (other[at] as number);
  return sum / (lengthOf(one) * lengthOf(other));
}
