import { expect, test } from "vitest";
import { fillWithLeads, insertUser, plansOf } from "../../testing/data/many-leads.ts";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { findMailedResult, findResultByToken, listResultsOf } from "./results.queries.ts";

test("among a hundred thousand results a link, a mail and a person find theirs through an index", async () => {
  const { db } = await testDatabase();
  const person = { id: "somebody", email: "n5@example.org" };
  await fillWithLeads(db);
  await insertUser(db, person);

  for (const way of [
    (watched: typeof db) => findResultByToken(watched, "tokenlead7"),
    (watched: typeof db) => findMailedResult(watched, "tokenlead7"),
    (watched: typeof db) => listResultsOf(watched, person),
  ]) {
    const plans = (await plansOf(db, way)).join("\n");
    expect(plans).toMatch(/USING (COVERING )?INDEX/);
    expect(plans).not.toMatch(/^SCAN (leads|quiz_results)/m);
  }
  expect((await listResultsOf(db, person)).map(({ token }) => token)).toEqual(["tokenlead5"]);
});
