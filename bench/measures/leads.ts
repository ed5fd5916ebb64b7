import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { archetypeKeys } from "../../packages/quiz/src/archetypes.ts";
import { setDesign } from "../../packages/quiz/src/design.ts";
import { type RunningProcess, startBaseline } from "../processes.ts";
import { type Row, ratioRow } from "../report.ts";
import { sideBySide } from "../throughput.ts";

/** A full sheet of answers, from somebody new each time. */
function aLead(): string {
  const id = randomUUID();
  return JSON.stringify({
    email: `${id}@example.com`,
    name: "Ada Marsh",
    archetype_primary: "teacher",
    archetype_secondary: "mother",
    confidence_score: 61,
    quiz_completion: new Date().toISOString(),
    phase1_answers: Array.from({ length: 20 }, (_, index) => ({
      questionId: index + 1,
      answer: archetypeKeys[index % archetypeKeys.length],
      phase: 1,
    })),
    phase2_rankings: setDesign,
    phase3_ratings: Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [index + 1, 1 + (index % 7)]),
    ),
    submission_id: id,
    quiz_variant: "sequence",
  });
}

/** A lead (scored, kept with its result and its mail) against a bare handler that keeps the same bytes as durably. */
export async function measureLeads(product: RunningProcess, work: string): Promise<Row[]> {
  const bare = await startBaseline("bare-insert.ts", [join(work, "bare.sqlite")]);
  const headers = { "content-type": "application/json" };
  const rows: Row[] = [];
  for (const connections of [8, 64]) {
    const rates = await sideBySide(
      { url: `${product.url}/api/subscribe-lead`, headers, body: aLead },
      { url: bare.url, headers, body: aLead },
      connections,
    );
    const what = `POST /api/subscribe-lead, ${connections} connections, against bare node:http and one durable insert`;
    rows.push(ratioRow(what, rates, 0.4));
  }
  await bare.stop();
  return rows;
}
