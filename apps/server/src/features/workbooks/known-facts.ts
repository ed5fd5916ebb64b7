import { archetypes } from "@academy/quiz/archetypes";
import { marginLine } from "@academy/quiz/scoring/margin";
import { profiles } from "@academy/quiz/texts/profiles";
import { noTexts, profileIn } from "@academy/quiz/texts/texts";
import type { Db } from "../../platform/db/database.ts";
import type { Person } from "../../platform/personal-data.ts";
import { findNewestResult } from "../account/public.ts";
import { findTexts } from "../quiz-texts/public.ts";

/** What the academy knows of a learner already, by the address under which workbooks name it as a source. */
export async function findKnownFacts(db: Db, person: Person): Promise<Record<string, string>> {
  const newest = await findNewestResult(db, person);
  if (!newest) return {};
  const { result, isCareless, version } = newest;
  const { archetype } = result.primary;
  const [found] = await findTexts(db, [version]);
  const profile = profileIn(found?.texts ?? noTexts, archetype, profiles[archetype]);
  const { gifts, shadow, development } = profile;
  const lines = [...gifts, ...sentencesOf(shadow), ...sentencesOf(development)];
  return {
    "me/primary": archetypes[archetype].title,
    "me/secondary": archetypes[result.secondary.archetype].title,
    "me/clarity": marginLine(result, isCareless),
    ...Object.fromEntries(lines.map((line, at) => [`me/line-${at + 1}`, line])),
  };
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?]”?)\s+/).filter((sentence) => sentence !== "");
