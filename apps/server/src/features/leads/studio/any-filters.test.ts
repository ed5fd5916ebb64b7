import type { LeadFilters, LeadSort } from "@academy/contract/studio/leads";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "../../../platform/db/database.ts";
import { isPostgres } from "../../../platform/db/is-postgres.ts";
import { refreshStatistics } from "../../../platform/db/statistics.ts";
import { chance, drawing, oneOf, secondsFrom } from "../../../testing/data/drawn-rows.ts";
import { plansOf } from "../../../testing/data/many-leads.ts";
import { testDatabase } from "../../../testing/servers/test-database.ts";
import { countFilteredLeads, listFilteredLeads, placeOf } from "./filtered-leads.queries.ts";

/** So many that some of what is searched for is looked up, and some is met on the way. */
const many = 30_000;
const names = ["Anna Stone", "Bela Rivers", "Cleo Stone", "Dora Annable"];
const kinds = {
  archetype: ["mystic", "teacher", "creator"],
  stage: ["new", "contacted", "customer"],
  source: ["podcast", "youtube", null],
  campaign: ["spring", "summer", null, null],
} as const;
const start = Date.UTC(2031, 0, 1);
const secondsAfter = (seconds: number) => new Date(start + 1000 * seconds);

async function fill(db: Db): Promise<void> {
  const at = secondsFrom(db, start, "i");
  const key = oneOf(
    names.map((name) => name.toLowerCase()),
    1,
  );
  const lastKey = oneOf(
    names.map((name) => name.toLowerCase().split(" ")[1] ?? ""),
    1,
  );
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(many)})
    insert into leads (id, email, name, name_key, last_name_key, wants_news, mail_day, mails_asked, created_at, updated_at,
      primary_archetype, source, campaign, stage, is_careless, is_suspect)
    select 'lead' || cast(100000 + i as text), ${oneOf(["eve", "anna", "finn"], 2)} || i || '@example.org', ${oneOf(names, 1)}, ${key}, ${lastKey},
      ${chance(3, 3)} = 0, '2031-01-01', 1, ${at}, ${at}, ${oneOf(kinds.archetype, 4)}, ${oneOf(kinds.source, 5)},
      ${oneOf(kinds.campaign, 6)}, ${oneOf(kinds.stage, 7)}, ${chance(20, 8)} = 0, ${chance(200, 9)} = 0 from n`.execute(
    db,
  );
  await refreshStatistics(db);
}

type Lead = Awaited<ReturnType<typeof allLeads>>[number];
const allLeads = (db: Db) =>
  db
    .selectFrom("leads")
    .select(["id", "email", "name_key", "last_name_key", "created_at", "stage", "source", "campaign"])
    .select(["wants_news", "is_careless", "is_suspect", "primary_archetype"])
    .execute();

/** The same in plain words. */
function isShown(lead: Lead, filters: LeadFilters): boolean {
  const { search, archetype, stage, source, campaign, wantsNews, careless, suspect, from, until } = filters;
  const isFlag = (flag: boolean, wanted: string | undefined) =>
    wanted === undefined || flag === (wanted === "yes");
  return (
    (!search || [lead.email, lead.name_key, lead.last_name_key].some((text) => text.startsWith(search))) &&
    (!archetype || lead.primary_archetype === archetype) &&
    (!stage || lead.stage === stage) &&
    (!source || lead.source === source) &&
    (!campaign || lead.campaign === campaign) &&
    isFlag(lead.wants_news, wantsNews) &&
    isFlag(lead.is_careless, careless) &&
    isFlag(lead.is_suspect, suspect) &&
    (!from || lead.created_at >= new Date(from)) &&
    (!until || lead.created_at < new Date(until))
  );
}

function inOrder(leads: Lead[], order: LeadSort): Lead[] {
  const isByName = order.startsWith("name");
  const key = (lead: Lead) => `${isByName ? lead.name_key : lead.created_at.toISOString()}\0${lead.id}`;
  const sorted = leads.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  return order === "newest" || order === "name-desc" ? sorted.reverse() : sorted;
}

const orders: LeadSort[] = ["newest", "oldest", "name", "name-desc"];

function drawFilters(draw: ReturnType<typeof drawing>): LeadFilters {
  const isGiven = draw([0.2, 0.4, 0.7]);
  const maybe = <Value>(values: readonly Value[]) =>
    draw([...Array(10).keys()]) < 10 * isGiven ? draw(values) : undefined;
  const yesNo = ["yes", "no"] as const;
  const filters = {
    search: maybe(["anna", "stone", "eve", "a", "cleo", "bela77", "eve1234", "zzz"]),
    archetype: maybe(kinds.archetype),
    stage: maybe(kinds.stage),
    source: maybe(["podcast", "youtube", "nowhere"]),
    campaign: maybe(["spring", "summer"]),
    wantsNews: maybe(yesNo),
    careless: maybe(yesNo),
    suspect: maybe(["no", "no", "yes"] as const),
    from: maybe([secondsAfter(100), secondsAfter(25_000)])?.toISOString(),
    until: maybe([secondsAfter(29_000), secondsAfter(26_000)])?.toISOString(),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

test("whatever it is filtered and sorted by, the list is what the filters say, page by page, and is found in an index", async () => {
  const { db } = await testDatabase();
  await fill(db);
  const all = await allLeads(db);
  const sorted = Object.fromEntries(orders.map((order) => [order, inOrder(all, order)])) as Record<
    LeadSort,
    Lead[]
  >;
  const draw = drawing(17);
  for (let round = 0; round < 40; round++) {
    const [filters, order] = [drawFilters(draw), draw(orders)];
    const what = JSON.stringify({ order, ...filters });
    const wanted = sorted[order].filter((lead) => isShown(lead, filters));
    const skipped = draw([0, 0, 20, 700]);
    const last = skipped > 0 ? wanted[skipped - 1] : undefined;
    const after = last && placeOf(last, order);
    const list = (from: Db) => listFilteredLeads(from, filters, { limit: 20, order, after });
    const begin = last ? skipped : 0;

    expect(
      (await list(db)).map(({ id }) => id),
      what,
    ).toEqual(wanted.slice(begin, begin + 20).map(({ id }) => id));
    expect(await countFilteredLeads(db, filters, 5000), what).toBe(Math.min(wanted.length, 5000));
    if (!isPostgres(db)) expect(await plansOf(db, list), what).toSatisfy(areFound(filters));
  }
});

/** SQLite goes about it in the same way however many there are: by the index of the order, unless others leave fewer to be sorted. */
function areFound({ search }: LeadFilters) {
  return (plans: string[]) => {
    const isNarrowed = plans.some((plan) => /^SEARCH leads USING INDEX leads_/.test(plan));
    const isSorted = plans.some((plan) => plan.includes("TEMP B-TREE FOR ORDER BY"));
    return (
      plans.every((plan) => !/^SCAN leads\b/.test(plan) || / USING (COVERING )?INDEX leads_by_/.test(plan)) &&
      (!isSorted || isNarrowed || search !== undefined)
    );
  };
}

test("the longest names, addresses and origins there can be have room in every index", async () => {
  const { db } = await testDatabase();
  const draw = drawing(5);
  // Of letters that take most bytes, and none like the next: nothing of it can be made shorter.
  const letters = Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(0x4e00 + index));
  const text = () => Array.from({ length: 200 }, () => draw(letters)).join("");
  const [name, lastName, source, campaign] = [text(), text(), text(), text()];
  const email = `${Array.from({ length: 242 }, () => draw([..."abcdefghijklmnopqrstuvwxyz"])).join("")}@example.org`;
  const at = secondsAfter(0);
  await db
    .insertInto("leads")
    .values({
      id: "long",
      email,
      name,
      name_key: name,
      last_name_key: lastName,
      source,
      campaign,
      primary_archetype: "revolutionary",
      secondary_archetype: null,
      wants_news: true,
      is_careless: true,
      is_suspect: true,
      mail_day: "2031-01-01",
      mails_asked: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();

  const filters = { search: lastName, source, campaign };
  const found = await listFilteredLeads(db, filters, { limit: 5, order: "name", after: undefined });
  expect(found.map(({ id }) => id)).toEqual(["long"]);
});
