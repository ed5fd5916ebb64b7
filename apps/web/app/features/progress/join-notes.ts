type Change = { from: number; to: number; lines: string[] };
type Versions = { base: string; mine: string; theirs: string };

/**
 * Two versions of a note that began as one. What only one side changed is taken; where both changed the same lines, both
 * stay, one below the other: a line too many is easily struck out, a lost one is gone.
 */
export function joinNotes({ base, mine, theirs }: Versions): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const lines = base.split("\n");
  const left = changesFrom(lines, mine.split("\n"));
  const right = changesFrom(lines, theirs.split("\n"));
  const joined: string[] = [];
  let place = 0;
  while (left.length > 0 || right.length > 0) {
    const { from, to, mines, others } = takeMeeting(left, right);
    joined.push(...lines.slice(place, from));
    joined.push(...bothOf(apply(lines, from, to, mines), apply(lines, from, to, others), { mines, others }));
    place = to;
  }
  return [...joined, ...lines.slice(place)].join("\n");
}

/** The next change of either side, with all that change the same lines or write into the same gap. */
function takeMeeting(left: Change[], right: Change[]) {
  const [mine, other] = [left[0], right[0]];
  const isMineNext = !other || (mine && (mine.from - other.from || mine.to - other.to) <= 0);
  const { from, to } = (isMineNext ? mine : other) ?? { from: 0, to: 0 };
  const meeting = { from, to, mines: [] as Change[], others: [] as Change[] };
  const meets = (change: Change) =>
    change.from < meeting.to || (change.from === meeting.from && change.to === meeting.to);
  const take = (changes: Change[], taken: Change[]) => {
    if (!changes[0] || !meets(changes[0])) return false;
    meeting.to = Math.max(meeting.to, changes[0].to);
    taken.push(...changes.splice(0, 1));
    return true;
  };
  while (take(left, meeting.mines) || take(right, meeting.others));
  return meeting;
}

function apply(base: string[], from: number, to: number, changes: Change[]): string[] {
  const result: string[] = [];
  let place = from;
  for (const change of changes) {
    result.push(...base.slice(place, change.from), ...change.lines);
    place = change.to;
  }
  return [...result, ...base.slice(place, to)];
}

function bothOf(mine: string[], theirs: string[], changed: { mines: Change[]; others: Change[] }): string[] {
  if (changed.others.length === 0 || contains(mine, theirs)) return mine;
  if (changed.mines.length === 0 || contains(theirs, mine)) return theirs;
  return [...mine, ...theirs];
}

const contains = (whole: string[], part: string[]) => whole.join("\n").includes(part.join("\n"));

/** What turns one list of lines into another, as ranges of the first that are replaced. */
function changesFrom(base: string[], other: string[]): Change[] {
  const common = commonLines(base, other);
  const changes: Change[] = [];
  let [place, otherPlace] = [0, 0];
  for (const [from, to] of [...common, [base.length, other.length] as const]) {
    if (place < from || otherPlace < to)
      changes.push({ from: place, to: from, lines: other.slice(otherPlace, to) });
    [place, otherPlace] = [from + 1, to + 1];
  }
  return changes;
}

/** Above this the middle of two notes is not compared line by line: a table of that size would take the page along. */
const mostComparisons = 4_000_000;

/** Lines that both have in the same order, as pairs of their places. What they begin and end with is found first. */
function commonLines(one: string[], other: string[]): [number, number][] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const middle = [one, other].map((lines) => lines.slice(start, lines.length - end)) as [string[], string[]];
  const isTooLong = middle[0].length * middle[1].length > mostComparisons;
  const between = isTooLong ? [] : longestCommon(...middle);
  return [
    ...Array.from({ length: start }, (_, place): [number, number] => [place, place]),
    ...between.map(([row, column]): [number, number] => [row + start, column + start]),
    ...Array.from({ length: end }, (_, place): [number, number] => [
      one.length - end + place,
      other.length - end + place,
    ]),
  ];
}

/** The longest list of lines that both have in this order, as pairs of their places. */
function longestCommon(one: string[], other: string[]): [number, number][] {
  const width = other.length + 1;
  const lengths = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < one.length && column < other.length) {
    if (one[row] === other[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}
