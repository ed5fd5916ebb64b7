import { expect, test } from "vitest";
import { signedIn } from "../../testing/browser.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { recordAudit } from "./public.ts";

test("an entry outlives the account of whoever it is about", async () => {
  const api = await startApi();
  const { db } = api.database;
  await signedIn(api, "owner");
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "owner")
    .executeTakeFirstOrThrow();
  const now = new Date("2031-05-01T10:00:00.000Z");
  await recordAudit(db, { by: id, action: "coupon.made", subject: { kind: "coupon", id: "SPRING" } }, now);
  await recordAudit(
    db,
    { by: id, action: "access.given", subject: { kind: "user", id }, detail: { reason: "A gift" } },
    new Date(now.getTime() + 1),
  );

  await db.deleteFrom("users").where("id", "=", id).execute();
  const entries = await db.selectFrom("audit_entries").selectAll().orderBy("id").execute();
  expect(entries.map(({ id: _, ...entry }) => entry)).toEqual([
    {
      actor_id: null,
      action: "coupon.made",
      subject_kind: "coupon",
      subject_id: "SPRING",
      detail: {},
      created_at: now,
    },
    expect.objectContaining({ action: "access.given", subject_id: id, detail: { reason: "A gift" } }),
  ]);
});
