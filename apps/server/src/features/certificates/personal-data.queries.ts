import type { Clock } from "../../platform/clock.ts";
import type { PersonalData } from "../../platform/personal-data.ts";

export const makeCertificatePersonalData = (now: Clock): PersonalData => ({
  name: "certificates",

  async collect(db, { id }) {
    const certificates = await db
      .selectFrom("certificates")
      .select(["id", "course_title", "name", "issued_at", "issued_on", "plan_finished_on"])
      .select(["ended_at", "end_reason"])
      .where("user_id", "=", id)
      .orderBy("issued_at")
      .execute();
    return { certificates };
  },

  /**
   * Printed certificates and shared badges stay in the world. Whoever checks one then learns that it no longer counts,
   * and nothing about anybody; one that was replaced or revoked stays on the list of those.
   */
  async remove(tx, { id }) {
    const removed = await tx
      .deleteFrom("certificates")
      .where("user_id", "=", id)
      .returning(["id", "course_id", "course_title", "issued_at", "issued_on", "ended_at", "end_reason"])
      .execute();
    if (removed.length === 0) return;
    await tx
      .insertInto("ended_certificates")
      .values(
        removed.map(({ ended_at, end_reason, ...rest }) => ({
          ...rest,
          ended_at: ended_at ?? now(),
          end_reason: end_reason ?? ("account-deleted" as const),
        })),
      )
      .execute();
  },

  /** They are the person's own, whatever their address. */
  async keepThroughEmailChange() {},
});
