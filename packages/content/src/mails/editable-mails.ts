import type { EditablePage } from "../editable-pages.ts";
import { type Letter, letterKey } from "./letter.ts";
import { letters } from "./letters.ts";
import { firstSteps } from "./welcome-letters.ts";

export const firstStepsKey = "mail-first-steps";

/** Whether a part of the words is read in mails alone: no page has to bring it along. */
export const isMailKey = (key: string) => key.startsWith("mail-");

export const letterOf = (id: string): Letter | undefined =>
  letters.find(({ template }) => letterKey(template) === id);

/** Every letter as what is drafted, published and restored: the same as a page, but seen in an inbox. */
export const editableMails: readonly EditablePage[] = letters.map(({ template, title, words }) => ({
  id: letterKey(template),
  title,
  path: "",
  parts: [
    { key: letterKey(template), label: "Email", words, lists: ["body"] },
    // Several letters have them; this one is where they are written.
    ...(template === "purchase-welcome"
      ? [{ key: firstStepsKey, label: "First steps", words: firstSteps, lists: Object.keys(firstSteps) }]
      : []),
  ],
}));
