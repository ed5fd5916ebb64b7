import { stepOrders, totalSteps } from "@academy/quiz/steps";
import { z } from "zod";
import { offerKey } from "../orders.ts";
import { pageOf } from "../paging.ts";
import { archetypeKey } from "../visitors/results.ts";

const amount = z.int().min(0);
/** Counted only so far: with `isMore` there are more. */
const counted = z.strictObject({ count: amount, isMore: z.boolean() });
export type CappedCount = z.infer<typeof counted>;
const currency = z.string();
const moment = z.iso.datetime();
const day = z.iso.date();

/** What somebody has to look at who owes money, or whose bank took it back. */
const paymentTrouble = z.strictObject({
  orderId: z.string(),
  /** Whose account it is; null where there is none. */
  userId: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  offer: offerKey,
  reason: z.enum(["payment-missed", "disputed", "refused"]),
  /** Until then what was bought stays open. */
  endsAt: moment.nullable(),
});
export type PaymentTrouble = z.infer<typeof paymentTrouble>;

/** Work that was given up after many tries. */
const failedJob = z.strictObject({
  id: z.string(),
  kind: z.enum(["mail", "payment", "backup", "other"]),
  /** Of a mail: to whom and which. */
  to: z.string().nullable(),
  template: z.string().nullable(),
  /** Whether doing it now still makes sense: a code that has run out helps nobody. */
  canBeRetried: z.boolean(),
  failedAt: moment,
});
export type FailedJob = z.infer<typeof failedJob>;

/** Something that is owed to people, until it is done. */
const debt = z.strictObject({
  kind: z.enum([
    "gathering-link",
    "gathering-date",
    "recording",
    "session-offer",
    "priority",
    "files",
    "invitation",
    "space-link",
    "monthly",
  ]),
  /** What it is about: a gathering’s name, a person’s. */
  about: z.string(),
  due: moment.nullable(),
  /** Where it is done. */
  path: z.string(),
});
export type DebtView = z.infer<typeof debt>;

/** What came in, and what of it has gone back since: the rest is kept. */
const money = { paidCents: amount, refundedCents: amount };

export const todayView = z.strictObject({
  /** When Today was last looked at before this visit; null on the first. */
  since: moment.nullable(),
  /** From when on the news are counted. */
  countedFrom: moment,
  /** Whether nothing has happened in this academy yet. */
  isFirstDay: z.boolean(),
  news: z.strictObject({
    leads: counted,
    purchases: counted,
    /** What was paid, in each currency: by new purchases, and by those from before. */
    revenue: z.array(z.strictObject({ currency, ...money })),
    completions: counted,
    messages: counted,
    questions: counted,
  }),
  waiting: z.strictObject({
    messages: counted,
    oldestMessageAt: moment.nullable(),
    questions: counted,
    payments: z.array(paymentTrouble),
    failedJobs: z.array(failedJob),
    /** Whether there are more of each than are listed. */
    hasMorePayments: z.boolean(),
    hasMoreJobs: z.boolean(),
    /** What the hourly look at the payment provider found. */
    differences: counted,
    /** What is owed to people, the first due first, and how much there is of it. */
    debts: z.array(debt),
    debtCount: counted,
    /** What was published and can’t be shown any more, since an update. */
    leftOut: z.array(
      z.strictObject({
        /** Of the page in the studio, where there is one. */ id: z.string().nullable(),
        title: z.string(),
      }),
    ),
  }),
  backups: z.strictObject({
    isScheduled: z.boolean(),
    madeAt: moment.nullable(),
    tried: z.strictObject({ at: moment, outcome: z.enum(["restored", "failed"]) }).nullable(),
  }),
});
export type TodayView = z.infer<typeof todayView>;

/** So many days up to today, or a month of the calendar. */
export const periods = ["7", "30", "90", "this-month", "last-month"] as const;
export type Period = (typeof periods)[number];
export const periodQuery = z.strictObject({ period: z.enum(periods).optional() });

/** How many came how far, of those who got the quiz in one order; null where the order is not known yet. */
const funnelOfOrder = z.strictObject({
  order: z.enum(stepOrders).nullable(),
  seen: amount,
  started: amount,
  /** Who reached the first step, the second and so on. */
  steps: z.array(amount).length(totalSteps),
  finished: amount,
  leads: amount,
});
export type FunnelOfOrder = z.infer<typeof funnelOfOrder>;

export const periodView = z.strictObject({
  /** Its first and last day, UTC. */
  from: day,
  until: day,
  funnel: z.array(funnelOfOrder),
  purchases: amount,
  completions: amount,
  /** Of new leads; null are those without a result. */
  archetypes: z.array(z.strictObject({ archetype: archetypeKey.nullable(), count: amount })),
  /** What was paid on each day that had any. */
  revenue: z.array(z.strictObject({ currency, day, ...money })),
});
export type PeriodView = z.infer<typeof periodView>;

/** Somebody who began a course and has not come back to it. */
const stuckLearner = z.strictObject({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  courseId: z.string(),
  courseTitle: z.string(),
  doneLessons: amount,
  allLessons: amount,
  lastActiveAt: moment,
});
export type StuckLearner = z.infer<typeof stuckLearner>;
export const stuckPage = pageOf(stuckLearner);
export type StuckPage = z.infer<typeof stuckPage>;

export const failedJobParams = z.strictObject({ id: z.uuid() });
