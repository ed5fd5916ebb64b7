type Piece<Named> = { at: number; text: string; course?: Named };

/** The words in pieces, each name of a course by itself: where one name contains another, the longer one counts. */
export function splitAtNames<Named extends { title: string }>(
  words: string,
  courses: readonly Named[],
): Piece<Named>[] {
  const longestFirst = [...courses].sort((one, other) => other.title.length - one.title.length);
  const pieces: Piece<Named>[] = [];
  let from = 0;
  for (let at = 0; at < words.length; at += 1) {
    const course = longestFirst.find(({ title }) => title !== "" && words.startsWith(title, at));
    if (!course) continue;
    if (at > from) pieces.push({ at: from, text: words.slice(from, at) });
    pieces.push({ at, text: course.title, course });
    at += course.title.length - 1;
    from = at + 1;
  }
  return from < words.length ? [...pieces, { at: from, text: words.slice(from) }] : pieces;
}
