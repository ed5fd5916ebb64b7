import type { LaunchPlan } from "@academy/launch-plan/plan";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { Font } from "fontkit";
import { display, text } from "../pdf/fonts.ts";
import { familiesFor, openFont, otherScripts } from "../pdf/opened-fonts.ts";
import { directionOf } from "../pdf/printable-name.ts";
import { printedWords } from "../pdf/printed-words.ts";

/** As it is set, and as it is measured. */
export type Faces = Record<"display" | "text", { style: { fontFamily: string[] }; fonts: Font[] }>;

/** Ours, and after them those for letters that ours don't have. */
export async function openFaces(words: string): Promise<Faces> {
  const said = printable(words);
  const [forDisplay, forText] = await Promise.all([faceFor(said, display), faceFor(said, text)]);
  return { display: forDisplay, text: forText };
}

async function faceFor(said: string, family: string): Promise<Faces["text"]> {
  const { families } = await familiesFor(said, [family, ...otherScripts]);
  return { style: { fontFamily: families }, fonts: await Promise.all(families.map(openFont)) };
}

export const printable = (words: string) => printedWords(words).trim();

/** Words in the direction of their first letter. */
export const directed = (words: string) => {
  const direction = directionOf(words);
  return { direction, textAlign: direction === "rtl" ? "right" : "left" } as const;
};

/** What somebody answered, with what was asked: without columns, each row is one text. */
export type AnsweredPart = {
  title: string;
  answers: readonly {
    asked: string;
    columns?: readonly string[];
    rows: readonly (readonly string[])[];
  }[];
};

export type PlanInput = {
  plan: LaunchPlan;
  /** Whose it is. */
  name: string;
  courseTitle: string;
  /** The learner's sentence, and what they offer at which price; empty where it isn't known yet. */
  headline: { sentence: string; offers: readonly string[] };
  /** What was counted and said on day ninety; null before anything was. */
  dayNinety: AnsweredPart | null;
  /** Whose mandala it carries. */
  archetype: ArchetypeKey;
};
