/** As it was written: a mail that is read as plain text keeps its lines by their breaks alone. */
export const linesOf = (words: string) =>
  words.split("\n").flatMap((line, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a mail never change places.
    return place === 0 ? [line] : [<br key={place} />, line];
  });
