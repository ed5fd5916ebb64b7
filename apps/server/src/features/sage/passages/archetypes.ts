import { tenArchetypes } from "@academy/content/pages/blueprint/page";
import { resultPage } from "@academy/content/pages/quiz/quiz-page";
import { quizProfiles } from "@academy/content/quiz-version";
import { type ArchetypeKey, archetypeKeys, archetypes } from "@academy/quiz/archetypes";
import { profiles } from "@academy/quiz/texts/profiles";
import { profileIn } from "@academy/quiz/texts/texts";
import { inARow } from "./compose.ts";
import type { WrittenPassage } from "./passage.ts";

const anchorOf = (key: ArchetypeKey) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function textOf(key: ArchetypeKey): string {
  const { title, subtitle, essence } = archetypes[key];
  const { gifts, businessModels, shadow, development, realWorldExamples } = profileIn(
    quizProfiles(),
    key,
    profiles[key],
  );
  const line = tenArchetypes.items.find(({ archetype }) => archetype === key)?.line ?? "";
  return [
    `${title}, ${subtitle}: ${essence} ${line}`,
    `Gifts: ${inARow(gifts)}.`,
    `${resultPage.models}: ${inARow(businessModels)}.`,
    `${resultPage.shadow}: ${shadow}`,
    `${resultPage.growthEdge}: ${development}`,
    `${resultPage.examples}: ${realWorldExamples}.`,
  ].join(" ");
}

/** One for each of the ten, from the words of its profile. */
export const archetypePassages: readonly WrittenPassage[] = archetypeKeys.map((key, index) => ({
  id: `archetype-${key}`,
  title: archetypes[key].title,
  url: `/quiz#${anchorOf(key)}`,
  text: textOf(key),
  asks: `What does it mean to be ${archetypes[key].title.replace("The ", "the ")}?`,
  next: index === archetypeKeys.length - 1 ? "secondary-archetype" : "archetypes",
}));
