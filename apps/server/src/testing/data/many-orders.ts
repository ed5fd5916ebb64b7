import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

/** Rows as they are, made by SQLite itself, a minute apart: every tenth was never paid, every fiftieth refunded. */
export async function fillWithOrders(db: Db, many: number): Promise<void> {
  const version = sql`(select id from offer_versions where offer = 'blueprintGuided')`;
  const at = sql`strftime('%Y-%m-%dT%H:%M:%fZ', '2030-01-01', '+' || i || ' minutes')`;
  const hex = sql`printf('%08x', i * 40503 % 4294967296)`;
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(many)})
    insert into orders (id, submission_id, email, name, name_key, last_name_key, is_gift, is_refunded, offer,
      version_id, plan, currency, list_cents, discount_cents, upgrade_cents, total_cents, payment_cents, provider,
      state, end_reason, closes_at, revision, checked_at, created_at)
    select ${hex} || '-0000-4000-8000-000000000000', 's' || i, 'n' || i || '@example.org', 'Somebody Stone',
      'somebody stone', 'stone', i % 100 = 0, i % 50 = 0,
      case when i % 7 = 0 then 'alumniGroup' else 'blueprintGuided' end, ${version}, 'full', 'USD',
      29700, 0, 0, 29700, 29700, 'test',
      case when i % 10 = 0 then 'expired' when i % 50 = 1 then 'ended' when i % 5000 = 3 then 'refused' else 'active' end,
      case when i % 50 = 1 then 'refunded' when i % 3000 = 7 then 'payment-missed' else null end,
      ${at}, 1, ${at}, ${at} from n`.execute(db);
  await sql`insert into payments (id, order_id, provider_id, number, amount_cents, tax_cents, currency, refunded_cents,
      dispute, paid_at, created_at)
    select 'p' || id, id, 'p' || id, 'LA-2030-' || id, 29700, 0, 'USD', 0, 'none', created_at, created_at
    from orders where state <> 'expired'`.execute(db);
  await sql`insert into gifts (id, order_id, name, email, note)
    select 'g' || id, id, 'Rose', 'rose@example.org', '' from orders where is_gift = true`.execute(db);
}
