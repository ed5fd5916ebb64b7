import { sql } from "kysely";
import { expect, test } from "vitest";
import { memoryOf, startWithOwner } from "../../../testing/servers/owner-process.ts";
import { seededDatabase, testDatabase } from "../../../testing/servers/test-database.ts";

const manyLeads = 25_000;
const notesEach = 10_000;
const atOnce = 5000;

test("killed in the middle of an export: its reader is told, no file looks whole, and the next one is", async () => {
  const databaseEnv = await seededDatabase();
  const { db } = await testDatabase(databaseEnv);
  // More than all that lies between the two sides can hold.
  const [now, notes] = [new Date(), "x".repeat(notesEach)];
  // Some at a time: PostgreSQL ends whatever takes ten seconds.
  for (let from = 1; from <= manyLeads; from += atOnce) {
    await sql`with recursive n(i) as (select ${sql.lit(from)} union all select i + 1 from n where i < ${sql.lit(from + atOnce - 1)})
    insert into leads (id, email, name, notes, wants_news, mail_day, mails_asked, created_at, updated_at)
    select '0190000-' || i, 'n' || i || '@example.org', 'Somebody', ${notes}, false, '2031-01-01', 1, ${now}, ${now} from n`.execute(
      db,
    );
  }
  const first = await startWithOwner(databaseEnv);

  const response = await first.owner.get("/api/studio/leads/export");
  expect(response.headers.get("content-length"), "nobody knows how long it becomes").toBeNull();
  const reader = response.body?.getReader();
  if (!reader) throw new Error("no body");
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toContain("Name,Email");
  // Nobody reads on, so the server waits for them, with most of it still to be sent.
  first.child.kill("SIGKILL");
  await first.ended;
  let bytes = value?.length ?? 0;
  const readOn = async () => {
    for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length;
  };
  await expect(readOn()).rejects.toThrow();
  expect(bytes).toBeLessThan(manyLeads * notesEach);

  const second = await startWithOwner(databaseEnv, first.person);
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  const before = memoryOf(second.child.pid);
  let [most, lines, chunks] = [before, 0, 0];
  for await (const chunk of (await second.owner.get("/api/studio/leads/export")).body ?? []) {
    lines += Buffer.from(chunk).toString("latin1").split("\n").length - 1;
    if (++chunks % 200 === 0) most = Math.max(most, memoryOf(second.child.pid));
  }
  expect(lines).toBe(manyLeads + 1);
  // Two hundred and fifty megabytes have gone by; a thread and a few pieces of it are all that was kept, and what each
  // of the two sides has not cleared away yet.
  expect(most - before).toBeLessThan(180);
  const exported = await db
    .selectFrom("audit_entries")
    .select("id")
    .where("action", "=", "leads.exported")
    .execute();
  expect(exported).toHaveLength(2);
});
