import type { LaunchPlan } from "@academy/launch-plan/plan";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { display, text } from "../pdf/fonts.ts";
import { familiesFor, otherScripts } from "../pdf/opened-fonts.ts";
import { directionOf } from "../pdf/printable-name.ts";

export type Faces = Record<"display" | "text", { fontFamily: string[] }>;

/** Ours, and after them those for letters that ours don't have. */
export async function openFaces(words: string): Promise<Faces> {
  const said = printable(words);
  const [forDisplay, forText] = await Promise.all(
    [display, text].map((family) => familiesFor(said, [family, ...otherScripts])),
  );
  return {
    display: { fontFamily: forDisplay?.families ?? [display] },
    text: { fontFamily: forText?.families ?? [text] },
  };
}

/** No font of ours has emoji. */
export const printable = (words: string) => words.replace(/\p{RGI_Emoji}/gv, "").trim();

/** Words in the direction of their first letter. */
export const directed = (words: string) => {
  const direction = directionOf(words);
  return { direction, textAlign: direction === "rtl" ? "right" : "left" } as const;
};

export type PlanInput = {
  plan: LaunchPlan;
  /** Whose it is. */
  name: string;
  courseTitle: string;
  /** Whose mandala it carries. */
  archetype: ArchetypeKey;
};
