import { fullName } from "@academy/contract/fields/full-name";
import type { Tx } from "../../platform/db/database.ts";
import { findHolding, insertCertificate } from "./certificates.queries.ts";

type CertificateInput = {
  user: { id: string; firstName: string; lastName: string; email: string };
  course: { id: string; title: string };
  now: Date;
  /** The day where the learner is; without it the server's. */
  day?: string;
  /** The day on which the launch plan was finished in which the course ends. */
  planFinishedOn?: string | null;
};

/**
 * Once per person and course, however often and from however many places it is asked for: the unique index decides, not
 * a look beforehand. Answers the id of the one that stands.
 *
 * Null when theirs was revoked. A revocation is somebody's decision about this person and this course. The learner can
 * complete the course again whenever they like (unmark a lesson and mark it, or do one that was added later), and that
 * must not undo the decision without anyone noticing. So a revoked certificate keeps its place in the index, and only
 * whoever revokes can clear it: `npm run revoke-certificate -- ID undo`.
 */
export async function issueCertificate(tx: Tx, issuing: CertificateInput): Promise<string | null> {
  const { user, course, now, day, planFinishedOn = null } = issuing;
  const issued = await insertCertificate(tx, {
    userId: user.id,
    courseId: course.id,
    courseTitle: course.title,
    name: fullName(user),
    email: user.email,
    issuedAt: now,
    issuedOn: day ?? now.toISOString().slice(0, 10),
    planFinishedOn,
  });
  if (issued) return issued;
  const holding = await findHolding(tx, user.id, course.id);
  return holding && holding.end_reason === null ? holding.id : null;
}
