import { expect, test } from "vitest";
import { mergeNotes } from "./merge-notes.ts";

test.each([
  ["only I wrote", "a", "a\nb", "a", "a\nb"],
  ["only they wrote", "a", "a", "a\nb", "a\nb"],
  ["both wrote the same", "a", "b", "b", "b"],
  ["from nothing", "", "mine", "theirs", "mine\ntheirs"],
  ["each wrote at the end", "a\nb", "a\nb\nmine", "a\nb\ntheirs", "a\nb\nmine\ntheirs"],
  ["one at the top, one at the end", "a\nb\nc", "A\nb\nc", "a\nb\nc\nd", "A\nb\nc\nd"],
  ["I struck out what they left", "a\nb\nc", "a\nc", "a\nb\nc\nd", "a\nc\nd"],
  ["I struck out what they changed", "a\nb\nc", "a\nc", "a\nB\nc", "a\nB\nc"],
  ["both changed one line", "a\nb\nc", "a\nmine\nc", "a\ntheirs\nc", "a\nmine\ntheirs\nc"],
  ["they have mine already and more", "a", "a\nb", "a\nb\nc", "a\nb\nc"],
  ["I went on from what they have", "", "one two", "one", "one two"],
  ["a short word of theirs is within a long one of mine", "", "Information", "I", "Information\nI"],
  ["a word of theirs stands somewhere in mine", "", "call Ann", "Ann", "call Ann\nAnn"],
  ["they wrote a word that objects have", "a", "a\nconstructor", "__proto__\na", "__proto__\na\nconstructor"],
  ["both emptied it", "a\nb", "", "", ""],
  ["I emptied it, they went on", "a", "", "a\nb", "\nb"],
  ["I changed a line, they went on below it", "a\nb", "a\nB", "a\nb\nc", "a\nB\nc"],
  ["I changed a line, they wrote above it", "a\nb", "a\nB", "a\nz\nb", "a\nz\nB"],
])("%s", (_, base, mine, theirs, joined) => {
  expect(mergeNotes({ base, mine, theirs })).toBe(joined);
});

test("no line that anyone wrote is lost, however they wrote it", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * below);
  };
  for (let round = 0; round < 300; round += 1) {
    const base = Array.from({ length: random(7) }, (_, line) => `base ${line}`);
    const write = (who: string) => {
      const lines = [...base];
      for (let times = random(4); times >= 0; times -= 1) {
        lines.splice(random(lines.length + 1), random(2), `${who} ${round}.${times}`);
      }
      return lines;
    };
    const [mine, theirs] = [write("mine"), write("theirs")];
    const joined = mergeNotes({
      base: base.join("\n"),
      mine: mine.join("\n"),
      theirs: theirs.join("\n"),
    }).split("\n");
    const written = [...mine, ...theirs].filter((line) => !line.startsWith("base"));
    expect(joined).toEqual(expect.arrayContaining(written));
  }
});

test("a long note is merged before anyone notices", () => {
  const base = Array.from({ length: 2000 }, (_, line) => `${line}`).join("\n");
  // Of this thread alone, so that a busy machine changes nothing.
  const start = process.threadCpuUsage();
  expect(mergeNotes({ base, mine: `top\n${base}`, theirs: `${base}\nend` })).toBe(`top\n${base}\nend`);
  const empty = "\n".repeat(19_000);
  const joined = mergeNotes({
    base: empty,
    mine: `${"m\n".repeat(9000)}mine`,
    theirs: `${"t\n".repeat(9000)}theirs`,
  });
  expect(joined).toContain("mine");
  expect(joined).toContain("theirs");
  expect(mergeNotes({ base: empty, mine: `mine${empty}`, theirs: `${empty}theirs` })).toMatch(
    /mine.*theirs/s,
  );
  const { user, system } = process.threadCpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(500);
});
