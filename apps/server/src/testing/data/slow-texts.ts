import { maxMessageCharacters } from "@academy/contract/sage";

const filledWith = (unit: string) =>
  unit
    .repeat(maxMessageCharacters / unit.length + 1)
    .slice(0, maxMessageCharacters)
    // Half of a character is none.
    .replace(/[\uD800-\uDBFF]$/, "");

/** The same numbers every time. */
function makeRandom() {
  let seed = 7;
  return (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >>> 8) % below;
  };
}

/** As many words as there is room for, each from `next`. */
function lineOf(next: () => string): string {
  let line = next();
  for (let word = next(); line.length + word.length < maxMessageCharacters; word = next()) line += ` ${word}`;
  return line;
}

/** Texts as long as they may be, each made to be slow to read for another reason. */
export function listSlowTexts(vocabulary: readonly string[]): [why: string, text: string][] {
  const random = makeRandom();
  const letterOf = (letters: string) => letters[random(letters.length)] ?? "";
  const alphabet = "abcdefghijklmnopqrstuvwxyz";
  const long = vocabulary.filter((word) => word.length > 7);
  const short = vocabulary.filter((word) => word.length > 4 && word.length < 8);
  const wordOf = (words: readonly string[]) => words[random(words.length)] ?? "";
  const mistyped = (word: string) => {
    const at = 1 + random(word.length - 1);
    return word.slice(0, at) + letterOf(alphabet) + word.slice(at + 1);
  };
  const madeUp = (letters: string, length: number) =>
    Array.from({ length }, () => letterOf(letters)).join("");

  return [
    ["mistyped words", lineOf(() => mistyped(wordOf(short)))],
    ["long words, mistyped twice", lineOf(() => mistyped(mistyped(wordOf(long))))],
    ["beginnings of words", lineOf(() => wordOf(long).slice(0, 7))],
    ["words of the commonest letters", lineOf(() => madeUp("aeiorstnl", 8))],
    ["words of any letters", lineOf(() => madeUp(alphabet, 5))],
    ["endless words", lineOf(() => madeUp(alphabet, 60))],
    ["known words", lineOf(() => wordOf(vocabulary))],
    ["a word again and again", filledWith("deadbeef ")],
    ["one letter", filledWith("a")],
    ["one letter of another script", filledWith("漢")],
    ["letters made of three", filledWith("한")],
    ["single letters", filledWith("a b c ")],
    ["signs that are sentences", filledWith("ﷺ")],
    ["signs that are words", filledWith("㎯")],
    ["signs that are words in brackets", filledWith("㈝")],
    ["numbers in brackets", filledWith("⑽")],
    ["marks", filledWith("a\u0301\u0316\u0323")],
    ["a pile of marks", `a${filledWith("\u0344\u0316")}`.slice(0, maxMessageCharacters)],
    ["a pile of signs that become marks", filledWith("\uFF9E\u0301")],
    ["emoji", filledWith("👨‍👩‍👧‍👦")],
    ["punctuation", filledWith("?!.,;:-")],
    ["stops", filledWith(".")],
    ["quotation marks", filledWith("“'\"")],
    ["brackets", filledWith("([{<")],
    ["headings", filledWith("#")],
    ["headings and spaces", `${"#".repeat(1000)}${" ".repeat(990)}x`],
    ["spaces", `a${" ".repeat(1990)}a`],
    ["empty lines", `a${"\n".repeat(1990)}a`],
    ["other ends of lines", `a${"\u2028".repeat(1990)}a`],
    ["figures", filledWith("1")],
    ["figures and hyphens", filledWith("1---")],
    ["telephone numbers", filledWith("+1 (234) 567-890 ")],
    ["account numbers", filledWith("DE12 ABCD ")],
    ["mail addresses in each other", filledWith("a@")],
    ["mail addresses without a mailbox", `${filledWith("ä").slice(9)}@b.com`],
    ["mail addresses in words", filledWith("a at a dot ")],
    ["links in each other", filledWith("https://a.b/?")],
    ["codes without a figure", filledWith('code="')],
    ["names", filledWith("My name is Ab von ")],
    ["signatures", `Thanks ${filledWith("Ä").slice(10)}a`],
    ["beginnings of crises", filledWith("i want to ")],
    ["voices that say nothing", filledWith("hears voices ")],
    ["emergencies that go on", filledWith("emergency ")],
    ["dangers", filledWith("㏌ danger ")],
    ["what is taken without a drug", filledWith("take ")],
    ["clients without a law", filledWith("client ")],
    ["orders without an object", filledWith("ignore ")],
  ];
}
