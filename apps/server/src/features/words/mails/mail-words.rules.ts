import type { AllEdits, EditedValue } from "@academy/content/editing/editable";
import { maxOnDocument } from "@academy/content/mails/document-words";
import { type EditableMail, mailKey, type Placeholder } from "@academy/content/mails/editable-mail";
import type { WordField } from "@academy/contract/studio/pages";
import { type Refusal, refuseEdits } from "../edits/edits.rules.ts";
import { unwanted } from "../edits/unwanted.rules.ts";

const maxSubjectLength = 150;
const maxTextLength = 2000;
const maxParagraphs = 40;

const namesIn = (text: string) => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
const shown = ({ name, label }: Placeholder) =>
  `{${name}} (${label.charAt(0).toLowerCase()}${label.slice(1)})`;

type Fields = ReadonlyMap<string, readonly WordField[]>;

/** What is wrong with what was written of a letter, if anything is: it has to do what it is sent for. */
export function refuseMail(letter: EditableMail, edits: AllEdits, fields: Fields): Refusal | undefined {
  const key = mailKey(letter.template);
  const { [key]: ofLetter = {}, ...others } = edits;
  const elsewhere = refuseEdits(others, new Map([...fields].filter(([each]) => each !== key)));
  const refused = elsewhere ?? refuseOnDocument(others);
  if (refused) return refused;
  const known = fields.get(key) ?? [];
  for (const [path, value] of Object.entries(ofLetter)) {
    const field = known.find((each) => each.path === path);
    const refusal = field ? refuseField(letter, field, value) : { path, message: "There’s no such text." };
    if (refusal) return { path: `${key}:${refusal.path}`, message: refusal.message };
  }
  return undefined;
}

/** A page has an end: what is too long for its place would push figures off it. */
function refuseOnDocument(edits: AllEdits): Refusal | undefined {
  for (const [key, texts] of Object.entries(edits)) {
    const longest = maxOnDocument[key] ?? Number.POSITIVE_INFINITY;
    const path = Object.keys(texts).find((each) => String(texts[each]).length > longest);
    if (path) return { path: `${key}:${path}`, message: `Please use ${longest} characters or fewer.` };
  }
  return undefined;
}

function refuseField(letter: EditableMail, field: WordField, value: EditedValue): Refusal | undefined {
  if (field.kind === "texts") return refuseBody(letter, field.path, value);
  if (field.kind !== "text" || typeof value !== "string") {
    return { path: field.path, message: "This has to be a text." };
  }
  return refuseText(letter, field.path, value) ?? refuseLoss(letter, field, value);
}

/** Beside the letter itself each text stands for one case, and says what the first one did. */
function refuseLoss({ placeholders }: EditableMail, field: WordField & { kind: "text" }, text: string) {
  if (["subject", "preview", "heading"].includes(field.path)) return undefined;
  const lost = placeholders.find(
    ({ name }) => name !== "firstName" && namesIn(field.text).includes(name) && !namesIn(text).includes(name),
  );
  return lost && { path: field.path, message: `Please keep ${shown(lost)} here.` };
}

function refuseText({ placeholders }: EditableMail, path: string, text: string): Refusal | undefined {
  const refuse = (message: string) => ({ path, message });
  const longest = path === "subject" ? maxSubjectLength : maxTextLength;
  if (text.trim() === "") return refuse("A text can’t be empty.");
  if (text.length > longest) return refuse(`Please use ${longest} characters or fewer.`);
  if (unwanted.test(text)) return refuse("A text can’t have line breaks or control characters in it.");
  if (/\$\d/.test(text)) return refuse("Prices can’t be written here: they come from your offers.");
  for (const name of namesIn(text)) {
    const placeholder = placeholders.find((each) => each.name === name);
    if (!placeholder) return refuse(`Nothing would stand for {${name}}. Please use one from the list.`);
    if (path === "subject" && !placeholder.inSubject) {
      return refuse(`${shown(placeholder)} can’t stand in a subject.`);
    }
    if (placeholder.isBlock && (!path.startsWith("body.") || text.trim() !== `{${name}}`)) {
      return refuse(`${shown(placeholder)} needs a paragraph of its own.`);
    }
  }
  return undefined;
}

function refuseBody(letter: EditableMail, path: string, value: EditedValue): Refusal | undefined {
  const refuse = (message: string) => ({ path, message });
  if (!Array.isArray(value) || !value.every((each) => typeof each === "string")) {
    return refuse("This has to be a list of texts.");
  }
  const texts: readonly string[] = value;
  if (texts.length === 0) return refuse("An email needs at least one paragraph.");
  if (texts.length > maxParagraphs) return refuse("That’s too many paragraphs.");
  for (const [index, text] of texts.entries()) {
    const refusal = refuseText(letter, `${path}.${index}`, text);
    if (refusal) return refusal;
  }
  const used = new Set(texts.flatMap(namesIn));
  const missing = letter.placeholders.find(({ name, isNeeded }) => isNeeded && !used.has(name));
  return missing && refuse(`Please keep ${shown(missing)}: this email needs it.`);
}
