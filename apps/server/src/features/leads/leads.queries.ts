import type { FirstTouch } from "@academy/contract/leads";
import type { StepOrder } from "@academy/quiz/steps";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { asJson } from "../../platform/db/values.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import type { NewResult } from "./lead.rules.ts";

type NewLead = {
  email: string;
  name: string;
  userId: string | null;
  wantsNews: boolean;
  consentVersion: string | null;
  firstTouch: FirstTouch | null;
  variant: StepOrder | null;
  now: Date;
};

/**
 * One statement finds, makes or updates the lead and counts the mails of its day. What came first stays: where somebody
 * came from, that they wanted news, whose address it is.
 */
export async function saveLead(tx: Tx, lead: NewLead): Promise<{ id: string; mailsAsked: number }> {
  const { now, consentVersion } = lead;
  const saved = await tx
    .insertInto("leads")
    .values({
      id: orderedId(now),
      email: lead.email,
      name: lead.name,
      user_id: lead.userId,
      wants_news: lead.wantsNews,
      consent_version: consentVersion,
      consent_at: consentVersion === null ? null : now,
      consent_source: consentVersion === null ? null : "quiz",
      first_touch: lead.firstTouch && asJson(lead.firstTouch),
      variant: lead.variant,
      mail_day: now.toISOString().slice(0, 10),
      mails_asked: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet({
        name: sql`excluded.name`,
        user_id: sql`coalesce(excluded.user_id, leads.user_id)`,
        wants_news: sql`leads.wants_news or excluded.wants_news`,
        consent_version: sql`coalesce(excluded.consent_version, leads.consent_version)`,
        consent_at: sql`coalesce(excluded.consent_at, leads.consent_at)`,
        consent_source: sql`coalesce(excluded.consent_source, leads.consent_source)`,
        first_touch: sql`coalesce(leads.first_touch, excluded.first_touch)`,
        variant: sql`coalesce(leads.variant, excluded.variant)`,
        mails_asked: sql`case when leads.mail_day = excluded.mail_day then leads.mails_asked + 1 else 1 end`,
        mail_day: sql`excluded.mail_day`,
        updated_at: sql`excluded.updated_at`,
      }),
    )
    .returning(["id", "mails_asked"])
    .executeTakeFirstOrThrow();
  return { id: saved.id, mailsAsked: saved.mails_asked };
}

/** False when this submission is there already. */
export async function insertResult(tx: Tx, leadId: string, result: NewResult): Promise<boolean> {
  const inserted = await tx
    .insertInto("quiz_results")
    .values({
      id: result.token,
      lead_id: leadId,
      user_id: result.userId,
      submission_id: result.submissionId,
      answers: asJson(result.answers),
      result: asJson(result.result),
      claimed: asJson(result.claimed),
      primary_archetype: result.result.primary.archetype,
      secondary_archetype: result.result.secondary.archetype,
      careless_signs: asJson(result.carelessSigns),
      variant: result.variant,
      consent_version: result.consentVersion,
      wants_news: result.wantsNews,
      completed_at: result.completedAt,
      created_at: result.createdAt,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function findSubmission(db: Db, token: string) {
  return db
    .selectFrom("quiz_results")
    .select(["lead_id", "result"])
    .where("id", "=", token)
    .executeTakeFirst();
}
