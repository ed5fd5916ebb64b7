import type { Db, Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findAccess, listEntitledCourses, type Member } from "./entitlements.queries.ts";

/** Owners may open everything; everybody else what they hold and what is published. */
export async function isEntitled(
  db: Db | Tx,
  member: Member,
  courseId: string,
  now?: Date,
): Promise<boolean> {
  return (await findAccess(db, member, courseId, now)) === "open";
}

/** FORBIDDEN without entitlement; NOT_FOUND where there is no such course for whoever asks. */
export async function requireEntitled(
  db: Db | Tx,
  member: Member,
  courseId: string,
  now?: Date,
): Promise<void> {
  const access = await findAccess(db, member, courseId, now);
  if (access === "missing") throw new AppError("NOT_FOUND");
  if (access === "locked") throw new AppError("FORBIDDEN");
}

/** For lists: published courses only, for owners too. */
export async function entitledCourses(db: Db | Tx, member: Member, now?: Date): Promise<Set<string>> {
  return new Set(await listEntitledCourses(db, member, now));
}
