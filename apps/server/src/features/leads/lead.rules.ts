import type { SubscribeLeadBody } from "@academy/contract/visitors/leads";
import type { QuizAnswers } from "@academy/quiz/answers";
import { type CarelessSign, carelessSigns } from "@academy/quiz/scoring/careless";
import { type QuizResult, scoreQuiz } from "@academy/quiz/scoring/score";
import type { StepOrder } from "@academy/quiz/steps";
import type { ClaimedResult } from "./leads.tables.ts";

export const maxResultMailsPerDay = 3;

export type NewResult = {
  token: string;
  userId: string | null;
  submissionId: string | null;
  answers: QuizAnswers;
  result: QuizResult;
  claimed: ClaimedResult;
  carelessSigns: CarelessSign[];
  variant: StepOrder | null;
  quizVersion: number;
  consentVersion: string | null;
  wantsNews: boolean;
  completedAt: Date | null;
  createdAt: Date;
};

type LeadContext = { token: string; userId: string | null; quizVersion: number; now: Date };

/** What the answers say, by our own count; what the client says about them stands beside it. */
export function resultOf(
  body: SubscribeLeadBody,
  { token, userId, quizVersion, now }: LeadContext,
): NewResult {
  const answers: QuizAnswers = {
    phase1: body.phase1_answers.map(({ questionId, answer }) => ({ questionId, answer, phase: 1 })),
    phase2: body.phase2_rankings,
    phase3: body.phase3_ratings,
  };
  const { archetype_primary, archetype_secondary, confidence_score, quiz_completion } = body;
  return {
    token,
    userId,
    submissionId: body.submission_id ?? null,
    answers,
    result: scoreQuiz(answers),
    claimed: { archetype_primary, archetype_secondary, confidence_score, quiz_completion },
    carelessSigns: carelessSigns(answers, body.quiz_variant ?? "sequence"),
    variant: body.quiz_variant ?? null,
    quizVersion,
    consentVersion: body.consent_version || null,
    wantsNews: body.wants_news ?? false,
    completedAt: plausibleTime(quiz_completion, now),
    createdAt: now,
  };
}

const year = 365 * 24 * 60 * 60 * 1000;

/** A phone's clock may be wrong, and a program may say anything: such a time would only spoil later reckoning. */
function plausibleTime(claimed: string | undefined, now: Date): Date | null {
  const time = claimed ? new Date(claimed) : undefined;
  const age = time ? now.getTime() - time.getTime() : Number.NaN;
  return time && age < year && age > -year / 365 ? time : null;
}

const plainWord = /^[\p{L}\p{M}\p{Pd}'’]{1,40}$/u;
const steersDirection = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The first word of a name that is nothing but a name. Anybody can type any address and any name here: a mail of ours
 * must not carry a stranger's link or message to somebody who never asked.
 */
export function greetingName(name: string): string {
  const words = name.replace(steersDirection, "").split(/\s+/u);
  return words.find((word) => plainWord.test(word)) ?? "";
}

/** The whole name where every word of it is one. */
export function printedName(name: string): string | undefined {
  const words = name.replace(steersDirection, "").trim().split(/\s+/u);
  return words.length <= 5 && words.every((word) => plainWord.test(word)) ? words.join(" ") : undefined;
}

/** The wordings of the consent that say that whoever sends the news hears of a lead. The earlier ones said that nobody does. */
const sharingVersions: readonly string[] = ["quiz-2026-11-3"];

type Consent = { wantsNews: boolean; consentVersion: string | null };

/** Whether other programs may be told of a lead: only those who asked for news, under words that say so. */
export const mayBeTold = ({ wantsNews, consentVersion }: Consent): boolean =>
  wantsNews && consentVersion !== null && sharingVersions.includes(consentVersion);
