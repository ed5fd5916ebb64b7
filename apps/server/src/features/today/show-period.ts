import type { FunnelOfOrder, Period, PeriodView } from "@academy/contract/studio/today";
import { type ArchetypeKey, archetypeKeys } from "@academy/quiz/archetypes";
import { stepOrders, totalSteps } from "@academy/quiz/steps";
import type { Db } from "../../platform/db/database.ts";
import type { Engine } from "../../platform/db/values.ts";
import { countPurchases, listRevenue } from "../orders/public.ts";
import { countCompletions } from "../progress/public.ts";
import { type FunnelName, sumArchetypesOf, sumFunnelOf } from "./day-counts/count-days.ts";
import { dayAfter, daysOf } from "./day-counts/days.rules.ts";

type PeriodRequest = { period: Period; engine: Engine; now: Date };

export async function showPeriod(db: Db, { period, engine, now }: PeriodRequest): Promise<PeriodView> {
  const days = daysOf(period, now);
  const stretch = { from: new Date(days.from), before: new Date(dayAfter(days.until)) };
  const archetypes = await sumArchetypesOf(db, days);
  return {
    ...days,
    funnel: funnelsOf(await sumFunnelOf(db, days)),
    purchases: await countPurchases(db, stretch),
    completions: await countCompletions(db, stretch, Number.MAX_SAFE_INTEGER),
    archetypes: archetypes
      .map(({ archetype, count }) => ({ archetype: isArchetype(archetype) ? archetype : null, count }))
      .toSorted((one, other) => other.count - one.count),
    revenue: await listRevenue(db, engine, stretch),
  };
}

const isArchetype = (name: string): name is ArchetypeKey =>
  (archetypeKeys as readonly string[]).includes(name);

/** One for each order that was seen, and one for those of whom the order is not known. */
function funnelsOf(sums: readonly (FunnelName & { count: number })[]): FunnelOfOrder[] {
  return [...stepOrders, null].flatMap((order) => {
    const own = sums.filter(({ variant }) => variant === (order ?? ""));
    if (own.length === 0) return [];
    const countOf = (event: string, step = 0) =>
      own.find((each) => each.event === event && each.step === step)?.count ?? 0;
    return [
      {
        order,
        seen: countOf("seen"),
        started: countOf("started"),
        steps: Array.from({ length: totalSteps }, (_, index) => countOf("step", index + 1)),
        finished: countOf("finished"),
        leads: countOf("lead"),
      },
    ];
  });
}
