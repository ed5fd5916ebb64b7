import { answerIds } from "@academy/quiz/answers";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { setDesign } from "@academy/quiz/design";
import { type StepOrder, stepOrders, totalSteps } from "@academy/quiz/steps";
import { versionName } from "@academy/quiz/texts/texts";
import {
  type Attempt,
  type LeadDraft,
  type Places,
  type Receipt,
  type SentLead,
  type StepAnswer,
  stepAt,
} from "./attempt.ts";

type UnknownRecord = Record<string, unknown>;

/**
 * An attempt out of whatever was kept: by this version or an older one, by another tab, or spoilt. What can be used is
 * used; the first answer that can't be ends the list, and the quiz goes on there.
 */
export function readAttempt(kept: unknown): Attempt | null {
  if (!isObject(kept) || kept.version !== 1 || !Array.isArray(kept.given)) return null;
  const order = stepOrders.find((one) => one === kept.order);
  if (!order) return null;
  const valid = kept.given.findIndex((value, index) => !isGiven(order, index, value));
  const given = (valid === -1 ? kept.given : kept.given.slice(0, valid)) as StepAnswer[];
  const isWhole = given.length === totalSteps;
  return {
    version: 1,
    order,
    ...(isVersion(kept.texts) && { texts: kept.texts }),
    given,
    reached: Math.max(given.length + 1, isCount(kept.reached, totalSteps + 1) ? kept.reached : 1),
    unfinished: readUnfinished(order, given.length, kept.unfinished),
    finishedAt: isWhole ? (readMoment(kept.finishedAt) ?? new Date().toISOString()) : undefined,
    lead: readLead(kept.lead),
    submission: isWhole ? readSubmission(kept.submission) : undefined,
    receipt: isWhole ? readReceipt(kept.receipt) : undefined,
  };
}

const isVersion = (value: unknown): value is string => typeof value === "string" && versionName.test(value);

function isGiven(order: StepOrder, index: number, value: unknown): boolean {
  const step = stepAt(order, index);
  if (step?.phase === 1) return value === "none" || answerIds.some((id) => id === value);
  if (step?.phase === 2) return isRanking(value, setDesign[step.id] ?? []);
  return step?.phase === 3 && isCount(value, 7);
}

const isRanking = (value: unknown, set: readonly string[]) =>
  Array.isArray(value) && value.length === set.length && set.every((key) => value.includes(key));

function readUnfinished(order: StepOrder, index: number, value: unknown): Places | number | undefined {
  const step = stepAt(order, index);
  if (step?.phase === 3) return isCount(value, 7) ? value : undefined;
  const set: readonly unknown[] = (step?.phase === 2 && setDesign[step.id]) || [];
  if (!Array.isArray(value) || value.length !== set.length) return undefined;
  const placed = value.filter((key) => key !== null);
  const isSound = placed.every((key) => set.includes(key)) && new Set(placed).size === placed.length;
  return isSound ? value : undefined;
}

function readMoment(value: unknown): string | undefined {
  return typeof value === "string" && !Number.isNaN(Date.parse(value))
    ? new Date(value).toISOString()
    : undefined;
}

function readLead(value: unknown): LeadDraft | undefined {
  if (!isObject(value) || typeof value.name !== "string" || typeof value.email !== "string") return undefined;
  return { name: value.name, email: value.email, wantsNews: value.wantsNews === true };
}

function readSubmission(value: unknown) {
  if (!isObject(value) || typeof value.id !== "string" || typeof value.of !== "string") return undefined;
  return { id: value.id, of: value.of };
}

function readReceipt(value: unknown): Receipt | undefined {
  if (!isObject(value) || typeof value.token !== "string" || !isObject(value.result)) return undefined;
  const { token, result, name } = value;
  const sent = readSent(value.sent);
  const { primary, secondary, allScores } = result as UnknownRecord;
  const isSound =
    isScored(primary) &&
    isScored(secondary) &&
    Number.isFinite(secondary.strength) &&
    isObject(allScores) &&
    archetypeKeys.every((key) => Number.isFinite(allScores[key]));
  if (!isSound) return undefined;
  return { token, result, ...(typeof name === "string" && { name }), ...(sent && { sent }) } as Receipt;
}

function readSent(value: unknown): SentLead | undefined {
  if (!isObject(value) || typeof value.email !== "string" || typeof value.submission !== "string")
    return undefined;
  return { email: value.email, wantsNews: value.wantsNews === true, submission: value.submission };
}

const isScored = (value: unknown): value is UnknownRecord =>
  isObject(value) && archetypeKeys.some((key) => key === value.archetype) && Number.isFinite(value.score);
const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
const isObject = (value: unknown): value is UnknownRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);
