import type { CappedCount, PaymentTrouble, TodayView } from "@academy/contract/studio/today";
import { findBackupNews } from "../../platform/backups/backup-news.ts";
import { findSchedule, type ScheduleSettings } from "../../platform/backups/backup-schedule.ts";
import type { Db } from "../../platform/db/database.ts";
import { listDeadJobs } from "../../platform/jobs/jobs.queries.ts";
import type { Debt, DebtList } from "../access/public.ts";
import { countWaitingMessages, findOldestWaiting } from "../contact/public.ts";
import { hasFunnelCounts } from "../funnel/public.ts";
import { countLeadsSince, hasLeads } from "../leads/public.ts";
import { shortLived } from "../mail-log/public.ts";
import {
  countOpenDifferences,
  countPurchasesSince,
  hasPayments,
  listRevenueSince,
  listTroubles,
} from "../orders/public.ts";
import { countCompletions } from "../progress/public.ts";
import { countQuestions } from "../sage/public.ts";
import { listLeftOut, type Words } from "../words/public.ts";
import { failedJobOf } from "./failed-jobs.rules.ts";
import { findVisit } from "./visits.queries.ts";
import { visitAt } from "./visits.rules.ts";

type TodayRequest = {
  userId: string;
  settings: ScheduleSettings;
  words: Words | undefined;
  debtLists: readonly DebtList[];
  now: Date;
};

/** Who looks for the first time is told of the last week. */
const firstLookMs = 7 * 24 * 60 * 60 * 1000;
/** Nobody reads a larger number differently. */
const maxCounted = 10_000;
const maxQuestions = 100;
/** More at once would only weigh on her: the others come up as these are dealt with. */
const maxListed = 5;
/** What was promised is listed further than the rest. */
const maxDebts = 20;
const everything = new Date(0);

/** Looking changes nothing: that somebody looked is noted by a call of its own. */
export async function showToday(
  db: Db,
  { userId, settings, words, debtLists, now }: TodayRequest,
): Promise<TodayView> {
  const { since } = visitAt(await findVisit(db, userId), now);
  const from = since ?? new Date(now.getTime() - firstLookMs);
  return {
    since: since?.toISOString() ?? null,
    countedFrom: from.toISOString(),
    isFirstDay: await isFirstDay(db),
    news: await readNews(db, from, now),
    waiting: { ...(await readWaiting(db, words, now)), ...(await readDebts(db, debtLists, now)) },
    backups: await readBackups(db, settings),
  };
}

async function isFirstDay(db: Db): Promise<boolean> {
  return !(
    (await hasLeads(db)) ||
    (await hasPayments(db)) ||
    (await hasFunnelCounts(db)) ||
    (await findOldestWaiting(db))
  );
}

async function readNews(db: Db, from: Date, now: Date): Promise<TodayView["news"]> {
  return {
    leads: upTo(maxCounted, await countLeadsSince(db, from, maxCounted + 1)),
    purchases: upTo(maxCounted, await countPurchasesSince(db, from, maxCounted + 1)),
    revenue: await listRevenueSince(db, from),
    completions: upTo(maxCounted, await countCompletions(db, { from }, maxCounted + 1)),
    messages: upTo(maxCounted, await countWaitingMessages(db, from, maxCounted + 1)),
    questions: upTo(maxQuestions, await countQuestions(db, from, maxQuestions + 1, now)),
  };
}

type Waiting = TodayView["waiting"];
type DebtsOfToday = Pick<Waiting, "debts" | "debtCount">;

async function readWaiting(
  db: Db,
  words: Words | undefined,
  now: Date,
): Promise<Omit<Waiting, keyof DebtsOfToday>> {
  const payments = await listTroubles(db, maxListed + 1);
  const jobs = await listDeadJobs(db, maxListed + 1);
  return {
    messages: upTo(maxCounted, await countWaitingMessages(db, everything, maxCounted + 1)),
    oldestMessageAt: (await findOldestWaiting(db))?.toISOString() ?? null,
    questions: upTo(maxQuestions, await countQuestions(db, everything, maxQuestions + 1, now)),
    payments: payments.slice(0, maxListed).map(troubleOf),
    hasMorePayments: payments.length > maxListed,
    failedJobs: jobs.slice(0, maxListed).map((job) => failedJobOf(job, { now, shortLived })),
    hasMoreJobs: jobs.length > maxListed,
    differences: upTo(maxCounted, await countOpenDifferences(db, maxCounted + 1)),
    leftOut: await listLeftOut(db, words),
  };
}

/** What is owed to people, the first due first. */
async function readDebts(db: Db, lists: readonly DebtList[], now: Date): Promise<DebtsOfToday> {
  const owed = await Promise.all(lists.map((list) => list(db, now, maxDebts)));
  const dueAt = ({ due }: Debt) => due?.getTime() ?? Number.POSITIVE_INFINITY;
  const debts = owed.flatMap((each) => each.debts).toSorted((one, other) => byTime(dueAt(one), dueAt(other)));
  const total = owed.reduce((sum, each) => sum + each.total, 0);
  return {
    debts: debts.slice(0, maxDebts).map(({ due, ...debt }) => ({ ...debt, due: due?.toISOString() ?? null })),
    debtCount: upTo(maxCounted, total),
  };
}

const byTime = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

const upTo = (most: number, count: number): CappedCount => ({
  count: Math.min(count, most),
  isMore: count > most,
});

const troubleOf = (order: Awaited<ReturnType<typeof listTroubles>>[number]): PaymentTrouble => ({
  orderId: order.id,
  userId: order.user_id,
  name: order.name,
  email: order.email,
  offer: order.offer,
  reason:
    order.state === "refused" ? "refused" : order.end_reason === "disputed" ? "disputed" : "payment-missed",
  endsAt: order.ends_at?.toISOString() ?? null,
});

async function readBackups(db: Db, settings: ScheduleSettings): Promise<TodayView["backups"]> {
  const { made, tried } = await findBackupNews(db);
  const { everyHours } = await findSchedule(db, settings);
  return {
    isScheduled: everyHours > 0,
    madeAt: made?.at ?? null,
    tried: tried ? { at: tried.at, outcome: tried.outcome } : null,
  };
}
