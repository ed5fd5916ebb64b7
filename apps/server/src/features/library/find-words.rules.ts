/** As letters are compared: small, without accents, with straight quotes; as long as the text itself. */
const fold = (text: string): string => text.replace(/[A-Z]|\P{ASCII}/gu, foldOne);

function foldOne(letter: string): string {
  if (letter === "’" || letter === "‘") return "'";
  if (letter === "“" || letter === "”") return '"';
  const plain = letter.normalize("NFD").slice(0, letter.length).toLowerCase();
  return plain.length === letter.length ? plain : letter;
}

/** What somebody looks for, each word once. */
export const wordsOf = (query: string): string[] => [...new Set(fold(query).split(/\s+/).filter(Boolean))];

/** For a database that knows small letters of the alphabet alone: whatever else may be any character. */
export const patternOf = (word: string): string => `%${word.replace(/[%_\\]|\P{ASCII}|['"]/gu, "_")}%`;

export const hasWords = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
};

/** Markdown as people read it. */
export const plainText = (markdown: string): string =>
  markdown
    // What is asked in it; of anything else that is placed there, nothing is to be read.
    .replace(/^::\w+\{.*"text":"((?:[^"\\]|\\.)*)".*\}\s*$/gm, "$1\n")
    .replace(/^::\w+\{.*\}\s*$/gm, "\n")
    // Which callout it is.
    .replace(/^[\s>]*\[!\w+\][ \t]*$/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[\s>]*(?:#{1,6}|[-*+]|\d+\.)\s+/gm, "")
    .replace(/^\|?[\s:|-]+\|?$/gm, "")
    .replace(/[*_`|]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const around = 80;

/** The first of the words in its surroundings; without any, how the text begins. */
export function snippetOf(text: string, words: readonly string[]) {
  const folded = fold(text);
  const found = words
    .map((word) => ({ word, at: folded.indexOf(word) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0];
  const [from, to] = found ? [found.at, found.at + found.word.length] : [0, 0];
  const start = from <= around ? 0 : Math.max(text.indexOf(" ", from - around) + 1, from - around);
  const cut = text.lastIndexOf(" ", to + around);
  const end = text.length <= to + around ? text.length : Math.max(to, cut);
  return {
    before: `${start > 0 ? "… " : ""}${text.slice(start, from)}`,
    hit: text.slice(from, to),
    after: `${text.slice(to, end)}${end < text.length ? " …" : ""}`,
  };
}
