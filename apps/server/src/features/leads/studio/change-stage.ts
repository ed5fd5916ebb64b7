import type { LeadStage } from "@academy/contract/studio/leads";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { recordAudit } from "../../audit/public.ts";
import { emitEvents } from "../../webhooks/public.ts";
import { mayBeTold } from "../lead.rules.ts";
import { insertStageChanges, listToMove, setStage } from "./stages.queries.ts";

type MovedLead = Awaited<ReturnType<typeof listToMove>>[number];

/** Other programs are told nothing of whoever may be a program, or hasn’t asked for news. */
const movedEvent =
  (stage: LeadStage) =>
  ({ id, name, email, stage: before, ...lead }: MovedLead) =>
    lead.is_suspect || !mayBeTold({ wantsNews: lead.wants_news, consentVersion: lead.consent_version })
      ? []
      : [
          {
            type: "lead.updated",
            data: { id, name, email, stage, stageBefore: before },
            about: { email },
          } as const,
        ];

type Move = { ids: string[]; stage: LeadStage };

/** Moves leads on, and notes who did. Those that stand there already are left as they are. */
export function changeStage(db: Db, { ids, stage }: Move, by: string, now: Date) {
  return inTransaction(db, async (tx) => {
    const leads = await listToMove(tx, [...new Set(ids.map((id) => id.toLowerCase()))], stage);
    if (leads.length > 0) {
      await setStage(
        tx,
        leads.map(({ id }) => id),
        stage,
      );
      await insertStageChanges(tx, { leads, stage, by, now });
      const subject = { kind: "lead", ...(leads.length === 1 && { id: leads[0]?.id }) };
      await recordAudit(
        tx,
        { by, action: "leads.moved", subject, detail: { stage, count: leads.length } },
        now,
      );
      await emitEvents(tx, leads.flatMap(movedEvent(stage)), now);
    }
    return { changed: leads.length };
  });
}
