import type { Db, Tx } from "../../platform/db/database.ts";
import type { Person, PersonalData } from "../../platform/personal-data.ts";

/** The leads with the address that somebody has proven, and those with addresses that were theirs before. */
const leadsOf = (db: Db | Tx, { id, email }: Person) =>
  db
    .selectFrom("leads")
    .where((where) => where.or([where("leads.email", "=", email), where("leads.user_id", "=", id)]));

/** What a search goes by says nothing that the name does not say. */
function withoutKeys<Lead extends { name_key: string; last_name_key: string }>(lead: Lead) {
  const { name_key: _whole, last_name_key: _last, ...rest } = lead;
  return rest;
}

export const quizPersonalData: PersonalData = {
  name: "quiz",

  async collect(db, person) {
    const leads = await leadsOf(db, person).selectAll().execute();
    const byLead = leads.map(({ id }) => id);
    const results = await db
      .selectFrom("quiz_results")
      .selectAll()
      .where((where) =>
        where.or([
          where("user_id", "=", person.id),
          ...(byLead.length > 0
            ? [where.and([where("lead_id", "in", byLead), where("user_id", "is", null)])]
            : []),
        ]),
      )
      .orderBy("created_at")
      .execute();
    const interests =
      byLead.length === 0
        ? []
        : await db
            .selectFrom("interests")
            .select(["offer", "created_at", "told_at"])
            .where("lead_id", "in", byLead)
            .execute();
    return {
      interests,
      leads: leads.map(({ id: _ours, user_id: _known, mail_day, mails_asked, ...lead }) => ({
        ...withoutKeys(lead),
        resultMails: { day: mail_day, asked: mails_asked },
      })),
      results: results.map(({ id, lead_id: _lead, user_id: _known, ...result }) => ({
        token: id,
        ...result,
      })),
    };
  },

  async remove(tx, person) {
    const leads = leadsOf(tx, person).select("leads.id");
    await tx.deleteFrom("quiz_results").where("user_id", "=", person.id).execute();
    // What somebody else sent to this address while signed in is theirs, and stays without the lead.
    await tx.deleteFrom("quiz_results").where("lead_id", "in", leads).where("user_id", "is", null).execute();
    await tx.deleteFrom("leads").where("id", "in", leads).execute();
  },

  async keepThroughEmailChange(tx, { id, email }) {
    const lead = tx.selectFrom("leads").select("id").where("email", "=", email);
    await tx
      .updateTable("quiz_results")
      .set({ user_id: id })
      .where("lead_id", "in", lead)
      .where("user_id", "is", null)
      .execute();
    await tx.updateTable("leads").set({ user_id: id }).where("email", "=", email).execute();
  },
};
