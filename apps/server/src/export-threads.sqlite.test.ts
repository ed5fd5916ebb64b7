import { sql } from "kysely";
import { expect, test } from "vitest";
import { fillWithOrders } from "./testing/data/many-orders.ts";
import { memoryOf, startWithOwner } from "./testing/servers/owner-process.ts";
import { seededDatabase, testDatabase } from "./testing/servers/test-database.ts";

const manyOrders = 40_000;
const manyLearners = 40_000;

/** Read as fast as it comes and thrown away: its lines, and the most that the server took meanwhile, in MB. */
async function readExport(path: string, { owner, child }: Awaited<ReturnType<typeof startWithOwner>>) {
  const before = memoryOf(child.pid);
  let [most, lines, chunks] = [before, 0, 0];
  const response = await owner.get(path);
  expect(response.headers.get("content-type")).toContain("text/csv");
  for await (const chunk of response.body ?? []) {
    lines += Buffer.from(chunk).toString("latin1").split("\n").length - 1;
    if (++chunks % 20 === 0) most = Math.max(most, memoryOf(child.pid));
  }
  return { lines, more: most - before };
}

test("learners and orders are exported by a thread of their own, whole, and no more of them lies in memory than is sent", async () => {
  const databaseEnv = await seededDatabase();
  const { db } = await testDatabase(databaseEnv);
  const server = await startWithOwner(databaseEnv);
  await fillWithOrders(db, manyOrders);
  const now = new Date();
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(manyLearners)})
    insert into users (id, email, first_name, last_name, name, name_key, last_name_key,
      is_email_verified, role, created_at, updated_at)
    select printf('%08x', i) || '-0000-4000-8000-000000000000', 'n' || i || '@example.org', 'Some', 'Body', 'Some Body',
      'some body', 'body', true, 'learner', ${now}, ${now} from n`.execute(db);
  const learners = await readExport("/api/studio/learners/export", server);
  const orders = await readExport("/api/studio/orders/export", server);

  // The sample learner among them.
  expect(learners.lines).toBeGreaterThan(manyLearners + 1);
  // Every tenth was never paid, and is not in the list.
  expect(orders.lines).toBe(manyOrders * 0.9 + 1);
  // A thread and a few pieces are all that is kept, and what neither side has cleared away yet.
  expect(learners.more).toBeLessThan(180);
  expect(orders.more).toBeLessThan(180);
});
