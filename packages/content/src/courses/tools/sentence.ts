import type { Tool } from "./tool.ts";

/** Without the period or comma that somebody put at its end, or the “I” and “and” that the sentence brings itself. */
const piece = (words: string | undefined, opening: RegExp) =>
  (words ?? "")
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[.,;:]+$/, "")
    .replace(opening, "");

const endsOpen =
  /\b(about|around|at|behind|beside|between|by|for|from|in|into|near|of|on|over|through|to|under|with)$/i;

/** The word between the deed and the person: none where the deed ends with one. */
const wordBetween = (withWhat?: string) =>
  endsOpen.test(piece(withWhat, /^$/)) || piece(withWhat, /^$/) === "" ? "" : "for";

/** “I …, and ….” Empty until there is a deed and somebody it is done for. */
function putTogether(whom?: string, withWhat?: string, feels?: string, between?: string): string {
  const [person, deed, feeling] = [piece(whom, /^$/), piece(withWhat, /^I\s+/), piece(feels, /^and\s+/i)];
  if (person === "" || deed === "") return "";
  const said = [deed, piece(between, /^$/), person].filter((each) => each !== "").join(" ");
  return `I ${said}${feeling === "" ? "" : `, and ${feeling}`}.`;
}

/** The three pieces of “One sentence about your work,” and the sentence they make. */
export const sentence: Tool = {
  title: "One-sentence builder",
  about: "Whom, with what, and how it feels: three pieces that become one sentence.",
  tables: [
    {
      keys: { columns: ["piece", "words"], rows: ["whom", "with-what", "feels"] },
      text: "Second draft, in pieces. No adjectives; no name of a method unless people ask for it by name.",
      columns: ["Piece", "In plain words"],
      firstColumn: [
        "Whom: a person in a situation",
        "With what: a verb you could film",
        "How it feels: what is there in the hour, or missing from it",
      ],
      rows: 3,
    },
    {
      keys: { columns: ["piece", "words"], rows: ["between", "sentence"] },
      columns: ["Put together", "In one breath"],
      firstColumn: ["The word between the verb and the person", "The sentence"],
      rows: 2,
    },
  ],
  reckoned: {
    "between.words": { needs: ["with-what.words"], reckon: wordBetween },
    "sentence.words": {
      needs: ["whom.words", "with-what.words", "feels.words", "between.words"],
      reckon: putTogether,
    },
  },
};
