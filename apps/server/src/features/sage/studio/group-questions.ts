import { setImmediate } from "node:timers/promises";
import type { Db } from "../../../platform/db/database.ts";
import {
  listFirstOfGroups,
  listUngrouped,
  type QuestionMeaning,
  saveGroups,
} from "../exchanges/question-meanings.queries.ts";
import { nearness } from "../understanding/meaning/vectors.ts";

/** How near two questions must be for one answer to do for both. */
const minNearness = 0.6;
/** What is looked at when somebody looks at the list: the rest, the next time. */
const most = 300;
const mostGroups = 1000;
/** Others have their turn between them. */
const atOnce = 10;

/** Puts what was asked lately beside what means the same, on whatever page of the list that stands. */
export async function groupQuestions(db: Db): Promise<void> {
  const asked = await listUngrouped(db, most);
  if (asked.length === 0) return;
  const firsts = await listFirstOfGroups(db, mostGroups);
  const grouped: (QuestionMeaning & { group: string })[] = [];
  for (const [index, question] of asked.entries()) {
    const near = nearestOf(firsts, question);
    grouped.push({ ...question, group: near ?? question.key });
    if (near === undefined) firsts.push(question);
    if (index % atOnce === atOnce - 1) await setImmediate();
  }
  await saveGroups(db, grouped);
}

function nearestOf(firsts: readonly QuestionMeaning[], { vector }: QuestionMeaning): string | undefined {
  const near = firsts.map((first) => ({ key: first.key, score: nearness(first.vector, vector) }));
  const best = near.reduce((one, other) => (other.score > one.score ? other : one), { key: "", score: 0 });
  return best.score >= minNearness ? best.key : undefined;
}
