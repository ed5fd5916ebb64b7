import { firstNames, lastNames } from "./leads.ts";
import { before, chance, type DataPlan, day, idOf, into, pick } from "./sql.ts";

const offers = [
  "subscribePackage",
  "blueprintSelfGuided",
  "blueprintGuided",
  "blueprintDeepDive",
  "alumniGroup",
];

/** Bought within a year, began most of what they bought, finished some of it: accounts, access, progress, orders, payments. */
export function learnerStatements(made: DataPlan, first: number, last: number): string[] {
  const rows = { first, last };
  const joined = `cast((${made.learners} - i) * ${(365 * day) / made.learners} as bigint)`;
  /** Not before they joined. */
  const active = `(${joined} * ${chance(100, 21)} / 100)`;
  const [firstName, lastName] = [pick(firstNames, 22), pick(lastNames, 23)];
  const name = `${firstName} || ' ' || ${lastName}`;
  const email = `'learner' || i || '@example.org'`;
  const at = before(made, joined);
  const order = idOf(5);
  const keys = `lower(${name}), lower(${lastName})`;
  const offer = pick([...Array(15).fill(offers[0]), ...offers] as string[], 28);
  const state = pick([...Array(18).fill("active"), "ended", "ending"] as string[], 24);
  const isGift = `${chance(60, 29)} = 0`;
  const isDone = `${chance(4, 25)} = 0`;
  return [
    into(
      "users",
      "id, name, first_name, last_name, name_key, last_name_key, email, is_email_verified, role, created_at, updated_at",
      `${idOf(3)}, ${name}, ${firstName}, ${lastName}, ${keys}, ${email}, true, 'learner', ${at}, ${at}`,
      rows,
    ),
    into(
      "accounts",
      "id, account_id, provider_id, user_id, password, created_at, updated_at",
      `${idOf(4)}, ${idOf(3)}, 'credential', ${idOf(3)}, 'none', ${at}, ${at}`,
      rows,
    ),
    into(
      "orders",
      `id, submission_id, user_id, email, name, name_key, last_name_key, is_gift, is_refunded, offer, version_id, plan, currency, list_cents, discount_cents,
      upgrade_cents, total_cents, payment_cents, provider, state, end_reason, ends_at, closes_at, revision, checked_at,
      created_at`,
      `${order}, ${idOf(5)}, ${idOf(3)}, ${email}, ${name}, ${keys}, ${isGift}, ${state} = 'ended', offer, offer_versions.id, 'full', 'USD', 99700, 0, 0, 99700, 99700,
      'test', ${state}, case ${state} when 'ending' then ${pick(["canceled", "payment-missed"], 26)}
        when 'ended' then 'refunded' end, case ${state} when 'active' then null else ${before(made, "-600000")} end,
      ${at}, 1, ${before(made, "0")}, ${at}`,
      rows,
      `offer_versions cross join n where offer = ${offer} and number = 1`,
    ),
    ...[0, 1].map((which) =>
      into(
        "payments",
        `id, order_id, provider_id, number, amount_cents, tax_cents, currency, refunded_cents, dispute, is_first, paid_at, created_at`,
        `${idOf(6 + which)}, ${order}, 'bench-payment-' || i || '-${which}', 'LA-bench-' || i || '-${which}', 99700, 0, 'USD',
        case ${state} when 'ended' then 99700 else 0 end, 'none', ${which === 0}, ${before(made, which ? `${joined} / 2` : joined)},
        ${before(made, which ? `${joined} / 2` : joined)}`,
        rows,
        // Some pay a second time.
        which ? `n where ${chance(5, 27)} = 0` : "n",
      ),
    ),
    into(
      "grants",
      "id, user_id, offer, source, order_id, terms, granted_at",
      `${idOf(3)}, ${idOf(3)}, ${offer}, 'order', ${order}, '{}', ${at}`,
      rows,
    ),
    into(
      "entitlements",
      "id, grant_id, user_id, opens",
      `${idOf(3)}, ${idOf(3)}, ${idOf(3)}, 'all-courses'`,
      rows,
    ),
    into(
      "enrollments",
      "id, user_id, course_id, enrolled_at, last_active_at, completed_at, completed_on",
      `${idOf(8, "(10 * i + position)")}, ${idOf(3)}, id, ${at},
      case when position = 1 then ${before(made, active)} end,
      case when position = 1 and ${isDone} then ${before(made, active)} end, null`,
      rows,
      "(select id, row_number() over (order by position) as position from courses) as ranked cross join n",
    ),
    into(
      "lesson_progress",
      "user_id, course_id, lesson_id, completed_at, marked_at, position_seconds, opened_at, last_active_at",
      `${idOf(3)}, course_id, id, ${before(made, active)}, ${before(made, active)}, 0, ${at}, ${before(made, active)}`,
      rows,
      `(select id, course_id, row_number() over (order by id) as place from lessons
        where course_id = (select id from courses order by position limit 1)) as ranked cross join n where place <= 8`,
    ),
    into(
      "certificates",
      "id, user_id, course_id, name, course_title, email_hash, email_salt, issued_at",
      `${idOf(9)}, ${idOf(3)}, id, ${name}, title, 'none', 'none', ${before(made, active)}`,
      rows,
      `(select id, title from courses order by position limit 1) as first_course cross join n where ${isDone}`,
    ),
    into(
      "gifts",
      "id, order_id, name, email, note",
      `${idOf(9)}, ${order}, ${name}, ${email}, ''`,
      rows,
      `n where ${isGift}`,
    ),
  ];
}
