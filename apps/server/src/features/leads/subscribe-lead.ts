import { randomBytes, randomUUID } from "node:crypto";
import type { LeadReceipt, SubscribeLeadBody } from "@academy/contract/visitors/leads";
import { type QuizTexts, textsAbout } from "@academy/quiz/texts/texts";
import type { Clock } from "../../platform/clock.ts";
import type { CommitTogether } from "../../platform/db/commit-together.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import type { User } from "../account/public.ts";
import type { QuizVersions } from "../quiz-texts/public.ts";
import { emitEvent } from "../webhooks/public.ts";
import { greetingName, maxResultMailsPerDay, mayBeTold, type NewResult, resultOf } from "./lead.rules.ts";
import { findSubmission, insertResult, moveResult, removeLeadOfSlip, saveLead } from "./leads.queries.ts";

export type LeadDeps = {
  db: Db;
  commitTogether: CommitTogether;
  now: Clock;
  baseUrl: string;
  quizVersions: Pick<QuizVersions, "ofAttempt">;
  /** Keyed with the academy's secret. */
  hash: (purpose: string, value: string) => string;
};

/** Whoever filled in the field that nobody sees: most are programs, some are people whose browser filled it in for them. */
export const isSuspect = ({ website }: SubscribeLeadBody) => Boolean(website);

/** By which the studio finds out what became of the mail with a result. */
export const resultMailKey = (token: string) => `quiz-result:${token}`;

class SubmittedBefore extends Error {}

/** Lead, result and mail are one: all three or none, and the same submission again changes nothing. */
export async function subscribeLead(
  deps: LeadDeps,
  body: SubscribeLeadBody,
  user: User | undefined,
): Promise<LeadReceipt> {
  const token = resultToken(deps, body.submission_id);
  const version = await deps.quizVersions.ofAttempt(body.quiz_version);
  const made = resultOf(body, {
    token,
    userId: user?.id ?? null,
    quizVersion: version.number,
    now: deps.now(),
  });
  // Somebody signed in may give any address; only the one they have proven is theirs.
  const own = user?.email === body.email ? user : undefined;
  try {
    const id = await deps.commitTogether(async (tx) => {
      const lead = await saveLead(tx, {
        email: body.email,
        name: body.name,
        userId: own?.id ?? null,
        // A box left open in the quiz takes nothing back that they said in their settings.
        wantsNews: made.wantsNews || (own?.wantsNews ?? false),
        consentVersion: made.consentVersion,
        firstTouch: body.first_touch ?? null,
        variant: made.variant,
        primary: made.result.primary.archetype,
        secondary: made.result.secondary.archetype,
        isCareless: made.carelessSigns.length > 0,
        isSuspect: isSuspect(body),
        now: made.createdAt,
      });
      // Found out last, so that the ordinary case needs no question of its own; the lead is then as it was.
      if (!(await insertResult(tx, lead.id, made))) throw new SubmittedBefore();
      if (body.corrects) await correctAddress(tx, resultToken(deps, body.corrects), lead.id, made.createdAt);
      if (lead.mailsAsked <= maxResultMailsPerDay) {
        // Without the name as its recipient's: it was typed by anybody.
        await sendMail(
          tx,
          { address: body.email },
          resultMail(made, body.name, version.texts, deps.baseUrl),
          {
            key: resultMailKey(token),
            now: made.createdAt,
            attachment: { kind: "quiz-report", id: token },
          },
        );
      }
      if (mayBeTold(lead) && !isSuspect(body)) {
        await emitEvent(tx, leadEvent(lead, made, body), made.createdAt);
      }
      return lead.id;
    });
    return { id, token, result: made.result };
  } catch (error) {
    if (error instanceof SubmittedBefore) return receiptOf(deps.db, token);
    throw error;
  }
}

/** Unguessable without the academy's secret, and the same for the same submission: that alone makes it count once. */
function resultToken({ hash }: Pick<LeadDeps, "hash">, submissionId: string | undefined): string {
  return submissionId
    ? hash("quiz-result", submissionId.toLowerCase()).slice(0, 22)
    : randomBytes(16).toString("base64url");
}

const correctableMs = 24 * 60 * 60 * 1000;

/** Only whoever made the earlier submission knows its id; its result's link shows none, and leads nowhere here. */
async function correctAddress(tx: Tx, token: string, leadId: string, now: Date): Promise<void> {
  const earlier = await findSubmission(tx, token);
  if (!earlier?.lead_id || earlier.lead_id === leadId) return;
  if (now.getTime() - earlier.created_at.getTime() > correctableMs) return;
  await moveResult(tx, token, leadId);
  await removeLeadOfSlip(tx, earlier.lead_id, earlier.created_at);
}

function resultMail(
  { result, token, carelessSigns }: NewResult,
  name: string,
  version: QuizTexts,
  baseUrl: string,
) {
  const texts = textsAbout(version, result.primary.archetype);
  return {
    template: "quiz-result",
    props: {
      firstName: greetingName(name),
      primary: result.primary.archetype,
      secondary: result.secondary.archetype,
      strength: result.secondary.strength,
      resultUrl: `${baseUrl}/test-results?r=${token}`,
      isCareless: carelessSigns.length > 0,
      ...(Object.keys(texts).length > 0 && { texts }),
    },
  } as const;
}

/** What other programs are told of a lead: nothing of whoever may be a program, or hasn’t asked for news. */
function leadEvent(
  { id, isNew }: { id: string; isNew: boolean },
  { result }: NewResult,
  body: SubscribeLeadBody,
) {
  const { name, email } = body;
  const primary = result.primary.archetype;
  return {
    type: isNew ? "lead.created" : "lead.updated",
    data: {
      id,
      name,
      email,
      primaryArchetype: primary,
      secondaryArchetype: result.secondary.archetype,
      wantsNews: true,
    },
    about: { email },
  } as const;
}

async function receiptOf(db: Db, token: string): Promise<LeadReceipt> {
  const saved = await findSubmission(db, token);
  if (!saved) throw new Error("a submission that was there is gone");
  // A lead that was deleted since has no id to tell any more; whoever the result belongs to still has it.
  return { id: saved.lead_id ?? randomUUID(), token, result: saved.result };
}
