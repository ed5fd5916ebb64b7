import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { PeriodView } from "@academy/contract/studio/today";
import { archetypes as all } from "@academy/quiz/archetypes";
import { useSearchParams } from "react-router";
import { hueClass } from "../../archetypes/public.ts";
import { type Bar, BarTable } from "../charts/bar-table.tsx";
import { Choice } from "../kit/filter-bar.tsx";
import { useChoice } from "../kit/filters.ts";
import { Loaded } from "../kit/list.tsx";
import { Section } from "../kit/section.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { shareOf } from "./funnel-words.ts";
import { Revenue } from "./revenue.tsx";
import { usePeriod } from "./use-today.ts";

const words = studioTodayPage.period;

/** How the academy did in some time. Which, stands in the address. */
export function Period() {
  const [address, setAddress] = useSearchParams();
  const [chosen, choose] = useChoice("period", words.options, "30");
  const order = (value: string) => {
    const next = new URLSearchParams(address);
    if (value) next.set("order", value);
    else next.delete("order");
    setAddress(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="today-period">
      <Choice {...words} value={chosen} onChange={choose} />
      <Loaded query={usePeriod(chosen)} lines={8}>
        {(period) => (
          <>
            <FunnelSection period={period} order={address.get("order")} onOrder={order} />
            <div className="today-columns">
              <Archetypes archetypes={period.archetypes} />
              <Revenue period={period} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}

const archetypesWords = studioTodayPage.archetypes;

function Archetypes({ archetypes }: Pick<PeriodView, "archetypes">) {
  const total = archetypes.reduce((sum, { count }) => sum + count, 0);
  const first = archetypes.find(({ archetype }) => archetype !== null);
  const bars = archetypes.map(
    ({ archetype, count }): Bar => ({
      key: archetype ?? "",
      name: archetype ? all[archetype].title : archetypesWords.noResult,
      value: count,
      shown: studioTodayPage.count(count),
      more: shareOf(count, total),
      ...(archetype ? { className: hueClass[archetype] } : {}),
    }),
  );
  return (
    <Section id="archetypes" heading={archetypesWords.heading} className="today-section">
      {total === 0 && <p className="text-ink-soft">{archetypesWords.none}</p>}
      {first?.archetype && (
        <p>{archetypesWords.summary(all[first.archetype].title, shareOf(first.count, total))}</p>
      )}
      {total > 0 && (
        <BarTable
          label={archetypesWords.heading}
          heads={[archetypesWords.table.archetype, archetypesWords.table.leads, archetypesWords.table.share]}
          bars={bars}
        />
      )}
    </Section>
  );
}
