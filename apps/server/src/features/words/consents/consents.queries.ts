import type { ConsentBody } from "@academy/contract/studio/testimonials";
import type { Db, Tx } from "../../../platform/db/database.ts";
import type { Person } from "../../../platform/personal-data.ts";
import type { Actor } from "../../audit/public.ts";
import type { Testimonial } from "./testimonials.ts";

export async function listConsents(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("testimonial_consents")
    .leftJoin("users", "users.id", "testimonial_consents.recorded_by")
    .selectAll("testimonial_consents")
    .select("users.name as by")
    .where("testimonial_consents.id", "in", ids)
    .execute();
}

export async function putConsent(
  tx: Tx,
  { id, text, author }: Testimonial,
  body: ConsentBody,
  { by, now }: Actor,
): Promise<void> {
  const row = {
    text,
    author,
    person: body.person,
    email: body.email === "" ? null : body.email,
    user_id: null,
    consented_on: body.consentedOn,
    how: body.how,
    covers_words: body.coversWords,
    covers_name: body.coversName,
    covers_picture: body.coversPicture,
    note: body.note,
    recorded_by: by,
    recorded_at: now,
  };
  await tx
    .insertInto("testimonial_consents")
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

export async function removeConsent(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("testimonial_consents")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function listConsentsOf(db: Db, { id, email }: Person) {
  return db
    .selectFrom("testimonial_consents")
    .select(["text", "author", "person", "consented_on", "how", "note"])
    .select(["covers_words", "covers_name", "covers_picture"])
    .where(({ or, eb }) => or([eb("user_id", "=", id), eb("email", "=", email)]))
    .execute();
}

export async function removeConsentsOf(tx: Tx, { id, email }: Person): Promise<void> {
  await tx
    .deleteFrom("testimonial_consents")
    .where(({ or, eb }) => or([eb("user_id", "=", id), eb("email", "=", email)]))
    .execute();
}

export async function keepConsentsOf(tx: Tx, { id, email }: Person): Promise<void> {
  await tx
    .updateTable("testimonial_consents")
    .set({ user_id: id, email: null })
    .where("email", "=", email)
    .execute();
}
