/** A stream of pieces of any size, read in pieces of the size one wants. Fewer bytes come only at the end. */
export function readExactly(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  /** What is there, up to `most`; nothing at the end. */
  async function next(most: number): Promise<Buffer | undefined> {
    while (rest.length === 0) {
      const { value, done } = await pieces.next();
      if (done) return undefined;
      rest = value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  }

  async function take(length: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for (let missing = length; missing > 0; ) {
      const piece = await next(missing);
      if (!piece) break;
      taken.push(piece);
      missing -= piece.length;
    }
    return taken.length === 1 && taken[0] ? taken[0] : Buffer.concat(taken);
  }

  return { next, take };
}
