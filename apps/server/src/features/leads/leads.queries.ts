import type { FirstTouch } from "@academy/contract/visitors/leads";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { StepOrder } from "@academy/quiz/steps";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { prepare } from "../../platform/db/prepare.ts";
import { asJson } from "../../platform/db/values.ts";
import { orderedId } from "../../platform/ordered-id.ts";
import type { NewResult } from "./lead.rules.ts";
import { nameKeys, originOf } from "./lead-keys.rules.ts";

type NewLead = {
  email: string;
  name: string;
  userId: string | null;
  wantsNews: boolean;
  consentVersion: string | null;
  firstTouch: FirstTouch | null;
  variant: StepOrder | null;
  primary: ArchetypeKey;
  secondary: ArchetypeKey;
  isCareless: boolean;
  /** Then it changes nothing about a lead that is there: a program must not rename somebody. */
  isSuspect: boolean;
  now: Date;
};

type LeadRow = Omit<NewLead, "firstTouch" | "now"> & {
  id: string;
  nameKey: string;
  lastNameKey: string;
  source: string | null;
  campaign: string | null;
  consentAt: Date | null;
  consentSource: string | null;
  firstTouch: string | null;
  day: string;
  now: Date;
};

/** A lead that was suspect itself, or has no result yet, takes what comes. */
const unlessSuspect = (column: string) =>
  sql<never>`case when excluded.is_suspect and not leads.is_suspect and leads.primary_archetype is not null
    then ${sql.ref(`leads.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;

type SavedLead = { id: string; mails_asked: number; wants_news: boolean; consent_version: string | null };
const upsertLead = prepare<LeadRow, SavedLead>((db, given) =>
  db
    .insertInto("leads")
    .values({
      id: given("id"),
      email: given("email"),
      name: given("name"),
      user_id: given("userId"),
      wants_news: given("wantsNews"),
      consent_version: given("consentVersion"),
      consent_at: given("consentAt"),
      consent_source: given("consentSource"),
      first_touch: given("firstTouch"),
      variant: given("variant"),
      mail_day: given("day"),
      mails_asked: 1,
      primary_archetype: given("primary"),
      secondary_archetype: given("secondary"),
      is_careless: given("isCareless"),
      is_suspect: given("isSuspect"),
      source: given("source"),
      campaign: given("campaign"),
      name_key: given("nameKey"),
      last_name_key: given("lastNameKey"),
      created_at: given("now"),
      updated_at: given("now"),
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet({
        name: unlessSuspect("name"),
        name_key: unlessSuspect("name_key"),
        last_name_key: unlessSuspect("last_name_key"),
        primary_archetype: unlessSuspect("primary_archetype"),
        secondary_archetype: unlessSuspect("secondary_archetype"),
        is_careless: unlessSuspect("is_careless"),
        is_suspect: sql`leads.is_suspect and excluded.is_suspect`,
        source: sql`case when leads.first_touch is null then excluded.source else leads.source end`,
        campaign: sql`case when leads.first_touch is null then excluded.campaign else leads.campaign end`,
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
    .returning(["id", "mails_asked", "wants_news", "consent_version"]),
);

/**
 * One statement finds, makes or updates the lead and counts the mails of its day. What came first stays: where somebody
 * came from, that they wanted news, whose address it is.
 */
export async function saveLead(
  tx: Tx,
  lead: NewLead,
): Promise<{
  id: string;
  isNew: boolean;
  mailsAsked: number;
  wantsNews: boolean;
  consentVersion: string | null;
}> {
  const { now, consentVersion, firstTouch } = lead;
  const newId = orderedId(now);
  const { rows } = await upsertLead(tx, {
    ...lead,
    ...nameKeys(lead.name),
    ...originOf(firstTouch),
    id: newId,
    consentAt: consentVersion === null ? null : now,
    consentSource: consentVersion === null ? null : "quiz",
    firstTouch: firstTouch && asJson(firstTouch),
    day: now.toISOString().slice(0, 10),
  });
  const [saved] = rows;
  if (!saved) throw new Error("a lead was neither made nor found");
  return {
    id: saved.id,
    isNew: saved.id === newId,
    mailsAsked: saved.mails_asked,
    // As the database keeps it.
    wantsNews: Boolean(saved.wants_news),
    consentVersion: saved.consent_version,
  };
}

type ResultRow = Omit<NewResult, "answers" | "result" | "claimed" | "carelessSigns"> & {
  leadId: string;
  answers: string;
  result: string;
  claimed: string;
  primary: ArchetypeKey;
  secondary: ArchetypeKey;
  carelessSigns: string;
};

const insertResultRow = prepare<ResultRow>((db, given) =>
  db
    .insertInto("quiz_results")
    .values({
      id: given("token"),
      lead_id: given("leadId"),
      user_id: given("userId"),
      submission_id: given("submissionId"),
      answers: given("answers"),
      result: given("result"),
      claimed: given("claimed"),
      primary_archetype: given("primary"),
      secondary_archetype: given("secondary"),
      careless_signs: given("carelessSigns"),
      variant: given("variant"),
      quiz_version: given("quizVersion"),
      consent_version: given("consentVersion"),
      wants_news: given("wantsNews"),
      completed_at: given("completedAt"),
      created_at: given("createdAt"),
    })
    .onConflict((conflict) => conflict.column("id").doNothing()),
);

/** False when this submission is there already. */
export async function insertResult(tx: Tx, leadId: string, made: NewResult): Promise<boolean> {
  const { numAffectedRows } = await insertResultRow(tx, {
    ...made,
    leadId,
    answers: asJson(made.answers),
    result: asJson(made.result),
    claimed: asJson(made.claimed),
    primary: made.result.primary.archetype,
    secondary: made.result.secondary.archetype,
    carelessSigns: asJson(made.carelessSigns),
  });
  return numAffectedRows === 1n;
}

export async function findSubmission(db: Db | Tx, token: string) {
  return db
    .selectFrom("quiz_results")
    .select(["lead_id", "result", "created_at"])
    .where("id", "=", token)
    .executeTakeFirst();
}

export async function moveResult(tx: Tx, token: string, leadId: string): Promise<void> {
  await tx.updateTable("quiz_results").set({ lead_id: leadId }).where("id", "=", token).execute();
}

/** A lead that was made with the address that was a slip, unless it is more by now: somebody else may have that address. */
export async function removeLeadOfSlip(tx: Tx, id: string, madeAt: Date): Promise<void> {
  await tx
    .deleteFrom("leads")
    .where("id", "=", id)
    .where("created_at", "=", madeAt)
    .where("user_id", "is", null)
    .where("stage", "=", "new")
    .where("notes", "=", "")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("quiz_results").select("id").whereRef("lead_id", "=", "leads.id"))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("interests").select("offer").whereRef("lead_id", "=", "leads.id"))),
    )
    .execute();
}

/** The leads of somebody that don’t say of news yet what they will say. Of what may be a program nothing is told. */
export async function listChangingNews(
  tx: Tx,
  { id, email, wantsNews }: { id: string; email: string; wantsNews: boolean },
) {
  return tx
    .selectFrom("leads")
    .select(["id", "name", "email", "consent_version as consentVersion"])
    .where((where) => where.or([where("email", "=", email), where("user_id", "=", id)]))
    .where("wants_news", "=", !wantsNews)
    .where("is_suspect", "=", false)
    .execute();
}
