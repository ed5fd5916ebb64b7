import { expect, test } from "vitest";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { commitsTogether } from "./commit-together.ts";
import type { Db, Tx } from "./database.ts";

const write = (id: string) => async (tx: Tx) => {
  await tx.insertInto("academy_settings").values({ id, value: "1", updated_at: new Date() }).execute();
  return id;
};
const written = async (db: Db) =>
  (await db.selectFrom("academy_settings").select("id").orderBy("id").execute()).map(({ id }) => id);

test("many at once all stand, each with its own answer", async () => {
  const database = await testDatabase();
  const commitTogether = commitsTogether(database);
  const ids = Array.from({ length: 130 }, (_, index) => `s${String(index).padStart(3, "0")}`);

  expect(await Promise.all(ids.map((id) => commitTogether(write(id))))).toEqual(ids);

  expect(await written(database.db)).toEqual(ids);
  expect(await commitTogether(write("z")), "and one alone afterwards").toBe("z");
});

test("what fails takes back its own and nothing else, wherever it stands among the others", async () => {
  const database = await testDatabase();
  const commitTogether = commitsTogether(database);
  const fail = (id: string) =>
    commitTogether(async (tx) => {
      await write(id)(tx);
      throw new Error(`no ${id}`);
    });

  const outcomes = await Promise.allSettled([
    fail("a"),
    commitTogether(write("b")),
    fail("c"),
    // Refused by the database itself.
    commitTogether(write("b")),
    commitTogether(write("d")),
    fail("e"),
  ]);

  const [a, b, c, again, d, e] = outcomes.map(({ status }) => status === "rejected");
  expect([a, c, d, e]).toEqual([true, true, false, true]);
  // Which of the two came first is the database's affair.
  expect([b, again].sort()).toEqual([false, true]);
  expect(outcomes[0]).toMatchObject({ reason: { message: "no a" } });
  expect(await written(database.db)).toEqual(["b", "d"]);
});
