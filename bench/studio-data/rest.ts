import { stepOrders, totalSteps } from "../../packages/quiz/src/steps.ts";
import { before, chance, type DataPlan, day, dayBefore, idOf, into, pick } from "./sql.ts";

const funnelDays = 120;
const funnelSources = 10;

/** A busy funnel. */
export function funnelStatements(made: DataPlan): string[] {
  const rows = { first: 1, last: funnelDays };
  const steps = Array.from({ length: totalSteps }, (_, index) => index + 1);
  const funnel = (event: string, step: number, variant: string, about: number) =>
    into(
      "funnel_counts",
      "id, day, event, step, variant, source, count",
      `${dayBefore(made, "i - 1")} || '|${event}|${step}|${variant}|s' || k, ${dayBefore(made, "i - 1")}, '${event}', ${step},
      '${variant}', 's' || k, ${about} + ${chance(20, 40 + step)}`,
      rows,
      `n cross join (${Array.from({ length: funnelSources }, (_, k) => `select ${k} as k`).join(" union all ")}) as sources`,
    );
  return [
    funnel("seen", 0, "", 900),
    ...stepOrders.flatMap((order) => [
      funnel("started", 0, order, 400),
      // A few leave at every step, and many at the twenty-third.
      ...steps.map((step) => funnel("step", step, order, 400 - 3 * step - (step > 23 ? 90 : 0))),
      funnel("finished", 0, order, 110),
      funnel("lead", 0, order, 90),
    ]),
  ];
}

/** So many rows at most are in one of the tables below. */
export const maxOthers = 200_000;

/** What an academy of that size has besides: messages, questions that Sage did not know, mails, and what owners did. */
export function otherStatements(made: DataPlan, first: number, last: number): string[] {
  const upTo = (most: number, make: (rows: { first: number; last: number }) => string) =>
    first > most ? [] : [make({ first, last: Math.min(last, most) })];
  return [
    ...upTo(50_000, (rows) =>
      into(
        "contact_messages",
        "id, submission_id, name, email, topic, message, created_at, answered_at, is_suspect",
        `${idOf(9)}, ${idOf(9)}, 'Ann', 'm' || i || '@example.org', 'course', 'A question', ${before(made, `i * 600`)},
      case when ${chance(3, 31)} = 0 then null else ${before(made, `i * 600 - 60`)} end, false`,
        rows,
      ),
    ),
    ...upTo(30_000, (rows) =>
      into(
        "chat_exchanges",
        "id, key, question, answer, outcome, created_at",
        `${idOf(9)}, 'key' || ${chance(3000, 32)}, 'What about it?', 'I don’t know yet.', 'unknown', ${before(made, `i * 80`)}`,
        rows,
      ),
    ),
    ...upTo(500, (rows) =>
      into(
        "jobs",
        "id, kind, payload, state, run_at, attempts, last_error, created_at, finished_at",
        `${idOf(9)}, 'mail.send', '{"to":{"address":"gone@example.org"},"mail":{"template":"quiz-result"}}', 'dead',
      ${before(made, `i * 60`)}, 20, 'no such user', ${before(made, `i * 60`)}, ${before(made, `i * 60`)}`,
        rows,
      ),
    ),
    ...upTo(100_000, (rows) =>
      into(
        "jobs",
        "id, kind, label, payload, state, run_at, attempts, created_at, finished_at",
        `${idOf(8)}, 'mail.send', ${pick(["quiz-result", "receipt", "welcome"], 34)}, '{}', 'done', ${before(made, `i * 25`)}, 1,
      ${before(made, `i * 25`)}, ${before(made, `i * 25`)}`,
        rows,
      ),
    ),
    ...upTo(200_000, (rows) =>
      into(
        "audit_entries",
        "id, actor_id, action, subject_kind, subject_id, detail, created_at",
        `${idOf(9)}, null, ${pick(["leads.moved", "access.given", "coupon.made"], 33)}, 'lead', ${idOf(1)}, '{}',
      ${before(made, `i * ${day / 1000}`)}`,
        rows,
      ),
    ),
  ];
}

/** Those that are filled, also by the other statements. */
export const filledTables = [
  "leads",
  "quiz_results",
  "users",
  "accounts",
  "orders",
  "payments",
  "grants",
  "entitlements",
  "enrollments",
  "lesson_progress",
  "funnel_counts",
  "contact_messages",
  "chat_exchanges",
  "jobs",
  "audit_entries",
  "certificates",
  "gifts",
];
