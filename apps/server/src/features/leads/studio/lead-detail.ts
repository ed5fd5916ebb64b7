import type { LeadDetail, LeadResult } from "@academy/contract/studio/leads";
import type { CarelessSign } from "@academy/quiz/scoring/careless";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { findJobsByKey } from "../../../platform/jobs/jobs.queries.ts";
import type { JobState } from "../../../platform/jobs/jobs.tables.ts";
import { recordAudit } from "../../audit/public.ts";
import { findTexts } from "../../quiz-texts/public.ts";
import { resultMailKey } from "../subscribe-lead.ts";
import { tellOfNews } from "../tell-of-news.ts";
import {
  endNews,
  findLead,
  findLearnerOf,
  listInterests,
  listResults,
  saveNotes,
} from "./lead-detail.queries.ts";
import { leadRowOf } from "./list-leads.ts";
import { listStageChanges } from "./stages.queries.ts";

/** Whoever has taken the quiz more often is looked at by the newest. */
const maxResults = 20;
const maxChanges = 50;

export async function readLead(db: Db, id: string): Promise<LeadDetail> {
  const lead = await findLead(db, id);
  if (!lead) throw new AppError("NOT_FOUND");
  const results = await listResults(db, id, maxResults);
  const mails = await mailsOf(
    db,
    results.map((each) => each.id),
  );
  const versions = [...new Set(results.map(({ quiz_version }) => quiz_version))].filter((each) => each > 1);
  const quizVersions = versions.length > 0 ? await findTexts(db, versions) : [];
  const changes = await listStageChanges(db, id, maxChanges);
  const interests = await listInterests(db, id);
  return {
    ...leadRowOf(lead),
    learnerId: await findLearnerOf(db, lead),
    updatedAt: lead.updated_at.toISOString(),
    consentAt: isoOf(lead.consent_at),
    consentVersion: lead.consent_version,
    referrer: lead.first_touch?.referrer ?? null,
    notes: lead.notes,
    notesAt: isoOf(lead.notes_at),
    results: results.map(
      ({ id: token, created_at, answers, result, careless_signs, variant, quiz_version }) => ({
        token,
        quizVersion: quiz_version,
        createdAt: created_at.toISOString(),
        result,
        carelessSigns: careless_signs as CarelessSign[],
        variant,
        // What is stored can't be changed: this says to the type what the words already say.
        answers: answers as LeadResult["answers"],
        mail: mails.get(resultMailKey(token)) ?? { state: "unknown", at: null },
      }),
    ),
    quizVersions,
    interests: interests.map(({ offer, created_at, told_at }) => ({
      offer,
      createdAt: created_at.toISOString(),
      toldAt: isoOf(told_at),
    })),
    stageChanges: changes.map(({ from_stage, to_stage, by, created_at }) => ({
      from: from_stage,
      to: to_stage,
      by,
      createdAt: created_at.toISOString(),
    })),
  };
}

const mailStates: Record<JobState, LeadResult["mail"]["state"]> = {
  waiting: "waiting",
  running: "waiting",
  done: "sent",
  dead: "failed",
};

async function mailsOf(db: Db, tokens: string[]): Promise<Map<string, LeadResult["mail"]>> {
  const jobs = await findJobsByKey(db, tokens.map(resultMailKey));
  return new Map(
    jobs.map(({ key, state, finished_at }) => [
      key ?? "",
      { state: mailStates[state], at: isoOf(finished_at) },
    ]),
  );
}

const isoOf = (date: Date | null) => date?.toISOString() ?? null;

type NotesUpdate = { notes: string; basedOn: string | null; by: string };

/** Two who write at once: the second is told, and nothing of the first is lost. */
export function writeNotes(db: Db, id: string, { notes, basedOn, by }: NotesUpdate, now: Date) {
  const based = basedOn === null ? null : new Date(basedOn);
  // Later than what it replaces, whatever the clock says: it tells them apart.
  const at = based && based >= now ? new Date(based.getTime() + 1) : now;
  return inTransaction(db, async (tx) => {
    if (!(await saveNotes(tx, id, { notes, basedOn: based, now: at })))
      throw new AppError((await findLead(tx, id)) ? "CONFLICT" : "NOT_FOUND");
    await recordAudit(tx, { by, action: "lead.noted", subject: { kind: "lead", id } }, now);
    return { notesAt: at.toISOString() };
  });
}

/** For whoever asks by mail. Back onto the list they come by their own hand alone. */
export function takeOffList(db: Db, { id, by }: { id: string; by: string }, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const lead = await findLead(tx, id);
    if (!lead) throw new AppError("NOT_FOUND");
    await tellOfNews(tx, { id: lead.user_id ?? "", email: lead.email, wantsNews: false, now });
    await endNews(tx, lead);
    await recordAudit(tx, { by, action: "lead.news-ended", subject: { kind: "lead", id } }, now);
  });
}
