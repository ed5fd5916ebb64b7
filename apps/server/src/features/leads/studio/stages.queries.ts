import type { LeadStage } from "@academy/contract/studio/leads";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { orderedId } from "../../../platform/ordered-id.ts";

/** Those of them that stand elsewhere, and where; nobody else moves them meanwhile. */
export async function listToMove(tx: Tx, ids: string[], stage: LeadStage) {
  return (
    tx
      .updateTable("leads")
      // Changes nothing, and holds the rows until the commit.
      .set((set) => ({ stage: set.ref("stage") }))
      .where("id", "in", ids)
      .where("stage", "<>", stage)
      .returning(["id", "stage", "name", "email", "is_suspect", "wants_news", "consent_version"])
      .execute()
  );
}

export async function setStage(tx: Tx, ids: string[], stage: LeadStage): Promise<void> {
  await tx.updateTable("leads").set({ stage }).where("id", "in", ids).execute();
}

type Move = { leads: { id: string; stage: LeadStage }[]; stage: LeadStage; by: string; now: Date };

export async function insertStageChanges(tx: Tx, { leads, stage, by, now }: Move): Promise<void> {
  const changes = leads.map((lead) => ({
    id: orderedId(now),
    lead_id: lead.id,
    from_stage: lead.stage,
    to_stage: stage,
    changed_by: by,
    created_at: now,
  }));
  await tx.insertInto("stage_changes").values(changes).execute();
}

/** The newest first, with the name of whoever made them. */
export async function listStageChanges(db: Db, leadId: string, limit: number) {
  return db
    .selectFrom("stage_changes")
    .leftJoin("users", "users.id", "stage_changes.changed_by")
    .select(["from_stage", "to_stage", "users.name as by", "stage_changes.created_at"])
    .where("lead_id", "=", leadId)
    .orderBy("stage_changes.created_at", "desc")
    .orderBy("stage_changes.id", "desc")
    .limit(limit)
    .execute();
}
