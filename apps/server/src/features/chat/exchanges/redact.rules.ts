import { isPersonalNumber } from "./personal-number.rules.ts";

/** What was left, and what was taken out of it, as it stood there. */
export type Redacted = { text: string; taken: string[] };

type Rule = {
  pattern: RegExp;
  label: string;
  /** Whether this one really is; without it every match is. */
  isPersonal?: (match: string, before: string, after: string) => boolean;
};

const word = "[\\p{L}\\p{N}-]+";
/** Where a name with a dot could as well be something else. */
const ending = "(?:com|org|net|edu|info|io|co|eu|uk|de|fr|es|it|nl|ch|at|au|ca)\\b";

/** In this order: an address in a link is taken as part of the link, a card's figures before anything shorter in them. */
const rules: readonly Rule[] = [
  // What stands behind a page's address may open somebody's results, reset a password or sign in.
  { pattern: /(?<=[\w/-])[?#][\w.~%[\]-]+=\S+/gu, label: "?[code]" },
  {
    pattern: new RegExp(`[\\p{L}\\p{N}._%+'-]{1,64}[@＠]${word}(?:\\.${word})*`, "gu"),
    label: "[e-mail]",
  },
  {
    pattern: new RegExp(
      `[\\p{L}\\p{N}._%+-]{1,64}(?: ?[@＠] | [@＠](?=\\S+\\.${ending}))${word}(?: ?\\. ?${word})+`,
      "giu",
    ),
    label: "[e-mail]",
  },
  {
    pattern: new RegExp(
      `[\\p{L}\\p{N}._%+-]{1,64} ?[[({] ?at ?[\\])}] ?${word}(?: ?(?:\\.|[[({] ?dot ?[\\])}]) ?${word})+`,
      "giu",
    ),
    label: "[e-mail]",
  },
  { pattern: new RegExp(`[\\p{L}\\p{N}._%+-]{1,64} at ${word} dot ${ending}`, "giu"), label: "[e-mail]" },
  { pattern: /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{2,}/gu, label: "[name]" },
  // Only with a capital: "my name is wrong on the certificate" is a question, not a name.
  {
    pattern: /(?<=\b[Mm]y name(?: is|['’]s) )\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+){0,2}/gu,
    label: "[name]",
  },
  {
    pattern:
      /(?<=\b(?:password|passphrase|passcode|pin|code|token) ?(?:[:=]|is:?) ?["'“‘]?)(?=\S*\p{N})\S{3,}[^\s.,;:!?]/giu,
    label: "[code]",
  },
  { pattern: /(?<=\b(?:password|passphrase|passcode) ?[:=] ?["'“‘]?)\S+[^\s.,;:!?]/giu, label: "[code]" },
  { pattern: /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g, label: "[number]" },
  { pattern: /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi, label: "[code]" },
  { pattern: /[\w-]{20,}/g, label: "[code]", isPersonal: looksMadeByMachine },
  {
    pattern: /[+＋]?\(?\p{Nd}(?:[\s.()/‐-―-]{0,3}\p{Nd}){5,}/gu,
    label: "[number]",
    isPersonal: isPersonalNumber,
  },
];

/** Takes out what says who somebody is or opens what is theirs. Prices, dates and ordinary numbers stay. */
export function redact(text: string): Redacted {
  const taken: string[] = [];
  let left = text;
  for (const { pattern, label, isPersonal } of rules) {
    left = left.replace(pattern, (match: string, ...rest: unknown[]) => {
      const [at, whole] = rest as [number, string];
      const after = whole.slice(at + match.length);
      if (isPersonal && !isPersonal(match, whole.slice(0, at), after)) return match;
      taken.push(match);
      return label;
    });
  }
  return { text: left, taken };
}

/** An answer may repeat what it was told; the academy's own addresses and numbers stay in it. */
export function takeOut(answer: string, taken: readonly string[]): string {
  // One or two characters would tear words apart, and are nobody's.
  const pieces = taken.filter((piece) => piece.length > 3).sort((a, b) => b.length - a.length);
  return pieces.reduce((left, piece) => left.replaceAll(piece, "[taken out]"), answer);
}

/** Not a word with hyphens: several figures among its letters, or capitals in the middle. */
function looksMadeByMachine(text: string): boolean {
  if (!/[a-z]/i.test(text)) return false;
  return (text.match(/\d/g)?.length ?? 0) >= 3 || (text.match(/[a-z][A-Z]/g)?.length ?? 0) >= 2;
}
