import { globSync } from "node:fs";
import { join } from "node:path";
import { editablePages } from "@academy/content/editing/editable-pages";
import { editableMails } from "@academy/content/mails/editable-mails";
import { expect, test } from "vitest";
import { fieldsOf, isMachineName } from "./fields.rules.ts";

const content = join(import.meta.dirname, "../../../../../../packages/content/src");

/** Edited elsewhere in the studio, or read by nobody but who runs the academy. */
const elsewhere = /^(?:courses|films|editing|mails|pages\/studio)\//;

/** What people may read and nobody changes among the pages, each with its reason. */
const asItIs: Readonly<Record<string, string>> = {
  claimOwnerPage: "before there is an owner who could change it",
  testCheckoutPage: "in a demo alone, where no money moves",
  sampleAccounts: "in a demo alone",
  sampleEnrollments: "in a demo alone: a live academy shows real enrollments or none",
  samplesToReplace: "of the studio: what the owner has to replace before going live",
  claims: "the words of claims as the specification gives them, looked for on the pages to take them off",
  leadConsent: "kept with each lead, by its version, as what was agreed to",
  safeAnswers: "said to people in danger, or in place of a doctor or lawyer: nobody may weaken it",
  firstOffers: "names and prices are changed under Offers, with what is charged",
  exampleSheets: "pages of the starter course’s workbooks, filled in by a made-up person",
  freeLessonSheet: "a page of the starter course’s workbook",
};

type Leaf = { at: string; name: string; text: string };

function leavesOf(value: unknown, at: string, name = ""): Leaf[] {
  if (typeof value === "string") return [{ at, name, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([each, inner]) =>
    leavesOf(inner, `${at}.${each}`, Array.isArray(value) ? name : each),
  );
}

/** An address, a key or the name of a drawing is for the machine; a sentence or a word with a capital is read. */
const isRead = ({ text, name }: Leaf) =>
  /\p{L}{2}/u.test(text) && !isMachineName(name) && !/^[/#]/.test(text);

const texts = new Set(
  [...editablePages, ...editableMails]
    .flatMap(({ parts }) => parts)
    .flatMap(({ words, lists }) => fieldsOf(words, lists))
    .flatMap((field) => leavesOf(field, "").map(({ text }) => text)),
);
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** What a text with braces becomes when they are filled in. */
const templates = [...texts]
  .filter((text) => /\{\w+\}/.test(text))
  .map(
    (text) =>
      new RegExp(
        `^${text
          .split(/\{\w+\}/)
          .map(escaped)
          .join(".*")}$`,
        "u",
      ),
  );
const canBeEdited = (text: string) => texts.has(text) || templates.some((template) => template.test(text));

test("every text of a page that can be edited is a field, unless it is an address or a name for the machine", () => {
  const lost = editablePages
    .flatMap(({ parts }) => parts)
    .flatMap(({ key, words }) => leavesOf(words, key))
    .filter((leaf) => isRead(leaf) && !texts.has(leaf.text));
  expect(lost).toEqual([]);
});

test("whatever the content says to visitors and members can be edited, or has a reason not to be", async () => {
  const files = globSync("**/*.ts", { cwd: content, exclude: ["**/*.test.ts"] }).filter(
    (file) => !elsewhere.test(file.replaceAll("\\", "/")),
  );
  expect(files.length).toBeGreaterThan(50);
  const exported = await Promise.all(
    files.map(async (file) => Object.entries((await import(join(content, file))) as object)),
  );
  const names = new Set(exported.flat().map(([name]) => name));
  const left = exported
    .flat()
    .filter(([name]) => !(name in asItIs))
    .flatMap(([name, value]) => leavesOf(value, name, name))
    .filter((leaf) => isRead(leaf) && !canBeEdited(leaf.text));
  expect(left.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
  expect(Object.keys(asItIs).filter((name) => !names.has(name))).toEqual([]);
});
