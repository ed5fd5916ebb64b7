import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { EndReason } from "./certificates.tables.ts";

export type Certificate = {
  id: string;
  userId: string;
  courseId: string;
  courseTitle: string;
  /** Whose mandala the course has. */
  archetype: ArchetypeKey;
  name: string;
  emailHash: string;
  emailSalt: string;
  issuedAt: Date;
  /** Null on what was issued before days were kept: then it is the day in UTC that was printed. */
  issuedOn: string | null;
  /** Where the course ended in a launch plan: when that was finished. */
  planFinishedOn: string | null;
  endedAt: Date | null;
  endReason: EndReason | null;
};

export type NewCertificate = {
  userId: string;
  courseId: string;
  courseTitle: string;
  name: string;
  email: string;
  issuedAt: Date;
  issuedOn: string | null;
  planFinishedOn: string | null;
};

/** Its id, or null when somebody's place in this course is taken: a unique index says so. */
export async function insertCertificate(tx: Tx, certificate: NewCertificate): Promise<string | null> {
  const id = randomUUID();
  const salt = randomBytes(16).toString("base64url");
  const inserted = await tx
    .insertInto("certificates")
    .values({
      id,
      user_id: certificate.userId,
      course_id: certificate.courseId,
      name: certificate.name,
      course_title: certificate.courseTitle,
      email_hash: hashAddress(certificate.email, salt),
      email_salt: salt,
      issued_at: certificate.issuedAt,
      issued_on: certificate.issuedOn,
      plan_finished_on: certificate.planFinishedOn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n ? id : null;
}

/** As Open Badges has it: whoever knows the address can check that it is this one, and nobody can read it. */
function hashAddress(email: string, salt: string): string {
  return `sha256$${createHash("sha256")
    .update(email + salt)
    .digest("hex")}`;
}

/** The one that stands, or the revoked one that keeps its place. */
export async function findHolding(tx: Tx, userId: string, courseId: string) {
  return tx
    .selectFrom("certificates")
    .select(["id", "end_reason"])
    .where("user_id", "=", userId)
    .where("course_id", "=", courseId)
    .where((where) => where.or([where("end_reason", "is", null), where("end_reason", "=", "revoked")]))
    .executeTakeFirst();
}

const selectCertificates = (db: Db | Tx) =>
  db
    .selectFrom("certificates")
    .innerJoin("courses", "courses.id", "certificates.course_id")
    .select([
      "certificates.id",
      "certificates.user_id as userId",
      "certificates.course_id as courseId",
      "certificates.course_title as courseTitle",
      "courses.archetype",
      "certificates.name",
      "certificates.email_hash as emailHash",
      "certificates.email_salt as emailSalt",
      "certificates.issued_at as issuedAt",
      "certificates.issued_on as issuedOn",
      "certificates.plan_finished_on as planFinishedOn",
      "certificates.ended_at as endedAt",
      "certificates.end_reason as endReason",
    ]);

export async function findCertificate(db: Db | Tx, id: string): Promise<Certificate | undefined> {
  return selectCertificates(db).where("certificates.id", "=", id).executeTakeFirst();
}

export type CheckedCertificate = Omit<
  Certificate,
  "userId" | "courseId" | "name" | "emailHash" | "emailSalt" | "planFinishedOn"
> & {
  name: string | null;
};

/** For whoever checks one: found although its holder's account is gone, nameless then. */
export async function findCheckedCertificate(db: Db, id: string): Promise<CheckedCertificate | undefined> {
  const held = await findCertificate(db, id);
  if (held) return held;
  const ended = await db
    .selectFrom("ended_certificates")
    .innerJoin("courses", "courses.id", "ended_certificates.course_id")
    .select([
      "ended_certificates.id",
      "ended_certificates.course_title as courseTitle",
      "courses.archetype",
      "ended_certificates.issued_at as issuedAt",
      "ended_certificates.issued_on as issuedOn",
      "ended_certificates.ended_at as endedAt",
      "ended_certificates.end_reason as endReason",
    ])
    .where("ended_certificates.id", "=", id)
    .executeTakeFirst();
  return ended && { ...ended, name: null };
}

/** Those that stand, the newest first. */
export async function listStanding(db: Db | Tx, userId: string): Promise<Certificate[]> {
  return selectCertificates(db)
    .where("certificates.user_id", "=", userId)
    .where("certificates.ended_at", "is", null)
    .orderBy("certificates.issued_at", "desc")
    .orderBy("certificates.id")
    .execute();
}

export async function findOwn(
  db: Db | Tx,
  { id, userId }: { id: string; userId: string },
): Promise<Certificate | undefined> {
  return selectCertificates(db)
    .where("certificates.id", "=", id)
    .where("certificates.user_id", "=", userId)
    .executeTakeFirst();
}

export async function standingCertificates(
  db: Db | Tx,
  userId: string,
): Promise<{ id: string; courseId: string }[]> {
  return db
    .selectFrom("certificates")
    .select(["id", "course_id as courseId"])
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .execute();
}

type Ending = { reason: EndReason; now: Date };

/** False when it did not stand any more: of two that end it at once, one does. */
export async function endStanding(db: Db | Tx, id: string, { reason, now }: Ending): Promise<boolean> {
  const ended = await db
    .updateTable("certificates")
    .set({ ended_at: now, end_reason: reason })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** A revoked one gives up its place. */
export async function replaceRevoked(tx: Tx, id: string): Promise<boolean> {
  const replaced = await tx
    .updateTable("certificates")
    .set({ end_reason: "replaced" })
    .where("id", "=", id)
    .where("end_reason", "=", "revoked")
    .executeTakeFirst();
  return replaced.numUpdatedRows === 1n;
}

/** The oldest first, those of deleted accounts among them. */
export async function listEnded(db: Db): Promise<{ id: string; endReason: EndReason | null }[]> {
  return db
    .selectFrom("certificates")
    .select(["id", "end_reason as endReason", "ended_at"])
    .where("ended_at", "is not", null)
    .unionAll(db.selectFrom("ended_certificates").select(["id", "end_reason as endReason", "ended_at"]))
    .orderBy("ended_at")
    .execute();
}
