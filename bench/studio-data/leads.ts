import { answers, result } from "../../apps/server/src/testing/data/quiz-sheet.ts";
import { archetypeKeys } from "../../packages/quiz/src/archetypes.ts";
import { before, chance, type DataPlan, day, idOf, into, pick, text } from "./sql.ts";

export const firstNames = ["Anna", "Bela", "Cleo", "Dora", "Emil", "Fay", "Gita", "Hana", "Ines", "Juno"];
export const lastNames = [
  "Stone",
  "Rivers",
  "Marsh",
  "Lindqvist",
  "Okafor",
  "Sato",
  "Moreau",
  "Weber",
  "Silva",
];
const sources = ["instagram", "youtube", "newsletter", "podcast", "facebook.com", null, null, null];
const campaigns = ["spring", "summer", "launch", null, null, null, null, null];
const stages = [...Array(16).fill("new"), "contacted", "contacted", "customer", "not-now"] as string[];

/** A year of them, the last today; every one has a result but a few who only asked about an offer. */
export function leadStatements(made: DataPlan, first: number, last: number): string[] {
  const rows = { first, last };
  const age = `cast((${made.leads} - i) * ${(365 * day) / made.leads} as bigint)`;
  const at = before(made, age);
  const [firstName, lastName] = [pick(firstNames, 1), pick(lastNames, 2)];
  const primary = `(case when ${chance(33, 3)} = 0 then null else ${pick(archetypeKeys, 4)} end)`;
  return [
    into(
      "leads",
      `id, email, name, name_key, last_name_key, wants_news, mail_day, mails_asked, created_at, updated_at,
      primary_archetype, secondary_archetype, source, campaign, stage, is_careless, is_suspect`,
      `${idOf(1)}, lower(${firstName}) || i || '@example.org', ${firstName} || ' ' || ${lastName},
      lower(${firstName} || ' ' || ${lastName}), lower(${lastName}), ${chance(3, 5)} = 0, '2031-01-01', 1, ${at}, ${at},
      ${primary}, case when ${primary} is null then null else ${pick(archetypeKeys, 6)} end,
      ${pick(sources, 7)}, ${pick(campaigns, 8)}, ${pick(stages, 9)}, ${chance(50, 10)} = 0, ${chance(400, 11)} = 0`,
      rows,
    ),
    into(
      "quiz_results",
      `id, lead_id, submission_id, answers, result, claimed, primary_archetype, secondary_archetype,
      careless_signs, wants_news, created_at`,
      `'bench-result-' || i, ${idOf(1)}, ${idOf(2)}, ${text(JSON.stringify(answers))}, ${text(JSON.stringify(result))},
      '{}', ${pick(archetypeKeys, 4)}, ${pick(archetypeKeys, 6)}, '[]', false, ${at}`,
      rows,
      `n where ${chance(33, 3)} <> 0`,
    ),
  ];
}
