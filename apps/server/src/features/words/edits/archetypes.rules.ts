import type { AllEdits } from "@academy/content/editing/editable";
import { archetypeKeys, archetypesKey, firstArchetypes } from "@academy/quiz/archetypes";
import type { Refusal } from "./edits.rules.ts";

/** Cards, certificates and reports have room for so much: a longer name would not fit there. */
const longest = { title: 30, subtitle: 36, essence: 320 } as const;

/** What is wrong with names that are texts otherwise, if anything is. */
export function refuseArchetypes(edits: AllEdits): Refusal | undefined {
  const { [archetypesKey]: words = {} } = edits;
  for (const [path, text] of Object.entries(words)) {
    const most = longest[path.split(".")[1] as keyof typeof longest];
    if (typeof text === "string" && text.length > most) {
      return { path: `${archetypesKey}:${path}`, message: `Please use ${most} characters or fewer.` };
    }
  }
  const titleOf = (key: (typeof archetypeKeys)[number]) =>
    String(words[`${key}.title`] ?? firstArchetypes[key].title)
      .trim()
      .toLowerCase();
  const twice = archetypeKeys.find(
    (key) =>
      `${key}.title` in words &&
      archetypeKeys.some((other) => other !== key && titleOf(other) === titleOf(key)),
  );
  return twice && { path: `${archetypesKey}:${twice}.title`, message: "Another archetype has this name." };
}
