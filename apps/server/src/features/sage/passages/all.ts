import { accountPassages } from "./account.ts";
import { alumniPassages } from "./alumni.ts";
import { archetypePassages } from "./archetypes.ts";
import { beforeBuyingPassages } from "./before-buying.ts";
import { blueprintPassages } from "./blueprint.ts";
import { tierPassages } from "./blueprint-tiers.ts";
import { buyingPassages } from "./buying.ts";
import { learningPassages } from "./learning.ts";
import { packagePassages } from "./package.ts";
import type { Passage } from "./passage.ts";
import { peoplePassages } from "./people.ts";
import { quizPassages } from "./quiz.ts";

const written = [
  ...blueprintPassages,
  ...tierPassages,
  ...quizPassages,
  ...archetypePassages,
  ...packagePassages,
  ...alumniPassages,
  ...beforeBuyingPassages,
  ...buyingPassages,
  ...accountPassages,
  ...learningPassages,
  ...peoplePassages,
];

const asksById = new Map(written.map(({ id, asks }) => [id, asks]));

/** Everything that Sage support knows from the pages. */
export const allPassages: readonly Passage[] = written.map(({ next, ...passage }) => ({
  ...passage,
  followUp: asksById.get(next) ?? null,
}));
