import type { PageQuery } from "@academy/contract/paging";
import type { OpenQuestion, OpenQuestionPage } from "@academy/contract/sage";
import { readPage } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { countAskers } from "../../contact/public.ts";
import { keptSince } from "../exchanges/exchanges.rules.ts";
import { groupQuestions } from "./group-questions.ts";
import {
  countOpenQuestions,
  type FoundWording,
  listOpenGroups,
  listWordings,
} from "./open-questions.queries.ts";

/** More ways of asking than anybody reads. */
const mostWordings = 25;

export async function listQuestions(db: Db, query: PageQuery, now: Date): Promise<OpenQuestionPage> {
  // What should be gone already is not shown, even where the job that forgets it is late.
  const since = keptSince(now);
  // Only where a list begins: what stands on its further pages stays where it was.
  if (query.cursor === undefined) await groupQuestions(db);
  const page = await readPage(query, (request) => listOpenGroups(db, { ...request, since }), {
    cursorOf: ({ cursor }) => cursor,
    toItem: (group) => group,
  });
  const groups = [...new Set(page.items.map(({ group }) => group))];
  const found = await listWordings(db, groups, { since, most: mostWordings });
  const wordings = Map.groupBy(found, nameOf);
  const askers = await countAskers(
    db,
    found.map(({ key }) => key),
  );
  return {
    ...page,
    items: page.items.flatMap(
      ({ cursor, ...group }) => toQuestion(wordings.get(nameOf(group)) ?? [], cursor, askers) ?? [],
    ),
  };
}

const nameOf = ({ kind, group }: Pick<FoundWording, "kind" | "group">) => `${kind} ${group}`;

/** Under the wording that is asked most. */
function toQuestion(
  [first, ...alike]: FoundWording[],
  { count, at }: { count: number; at: Date },
  askers: ReadonlyMap<string, number>,
): OpenQuestion | undefined {
  if (!first) return undefined;
  const { key, question, kind, answer, wordings } = first;
  return {
    ...{ key, question, kind, count, answer, lastAskedAt: at.toISOString() },
    askers: [first, ...alike].reduce((sum, each) => sum + (askers.get(each.key) ?? 0), 0),
    otherWordings: wordings - 1,
    alike: alike.map((other) => ({ key: other.key, question: other.question })),
  };
}

/** How many wait, of those that were last asked after a moment. */
export function countQuestions(db: Db, askedAfter: Date, most: number, now: Date): Promise<number> {
  return countOpenQuestions(db, { since: keptSince(now), askedAfter, most });
}
