import { fullName } from "@academy/contract/fields/full-name";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import {
  type Certificate,
  endStanding,
  findOwn,
  insertCertificate,
  listStanding,
} from "./certificates.queries.ts";

type Holder = { id: string; firstName: string; lastName: string; email: string };

/**
 * What is issued is never edited: a new one with the profile's name takes the place of the old, which from then on says
 * that it was replaced. The day it was earned on stays. Asked for twice at once, both are answered with the same new one.
 */
export async function reissueCertificate(
  { db, now }: { db: Db; now: Clock },
  holder: Holder,
  id: string,
): Promise<Certificate> {
  return inTransaction(db, async (tx) => {
    const old = await findOwn(tx, { id, userId: holder.id });
    if (!old) throw new AppError("NOT_FOUND");
    if (old.endReason === "revoked" || old.endReason === "refunded")
      throw new AppError("CONFLICT", { message: "This certificate was revoked." });
    const name = fullName(holder);
    if (old.endReason === null && old.name === name) {
      throw new AppError("CONFLICT", { message: "This certificate already has the name in your profile." });
    }
    if (old.endReason === null && (await endStanding(tx, id, { reason: "replaced", now: now() }))) {
      await insertCertificate(tx, {
        userId: holder.id,
        courseId: old.courseId,
        courseTitle: old.courseTitle,
        name,
        email: holder.email,
        issuedAt: old.issuedAt,
        issuedOn: old.issuedOn,
        planFinishedOn: old.planFinishedOn,
      });
    }
    const standing = await listStanding(tx, holder.id);
    const present = standing.find(({ courseId }) => courseId === old.courseId);
    if (!present) throw new AppError("CONFLICT");
    return present;
  });
}
