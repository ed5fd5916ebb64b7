const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen`.split(/\s+/);
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const values = new Map<string, number>([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ["dozen", 12],
]);
const word = [...values.keys(), "hundred", "thousand", "million"].join("|");
const run = new RegExp(`\\b(?:${word})(?:[\\s-]+(?:and\\s+)?(?:${word}))*\\b`, "g");

/** What a spelled number becomes: "#90" for "ninety", so that it can be told from one in figures. */
export const spelledMark = "#";

/** Lower-case text with its number words as figures: "two hundred and fifty dollars" is "#250 dollars". */
export function spellOut(text: string): string {
  return text.replace(run, (words) =>
    numbersIn(words.split(/[\s-]+/).filter((each) => each !== "and"))
      .map((value) => `${spelledMark}${value}`)
      .join(" "),
  );
}

/** Words that follow each other without making one number, such as "two one-hour calls", stay several. */
function numbersIn(words: readonly string[]): number[] {
  const numbers: number[] = [];
  let total = 0;
  let current: number | undefined;
  const close = () => {
    if (current !== undefined || total > 0) numbers.push(total + (current ?? 0));
    total = 0;
    current = undefined;
  };
  for (const each of words) {
    const value = values.get(each);
    if (each === "hundred") current = (current || 1) * 100;
    else if (value === undefined) {
      total += (current || 1) * (each === "thousand" ? 1000 : 1_000_000);
      current = undefined;
    } else {
      if (current !== undefined && !fitsBehind(current, value)) close();
      current = (current ?? 0) + value;
    }
  }
  close();
  return numbers;
}

const fitsBehind = (current: number, value: number) =>
  (current % 100 === 0 && current > 0) || (current % 100 >= 20 && current % 10 === 0 && value < 10);
