import { studioTodayPage } from "@academy/content/pages/studio/today-page";
import type { PeriodView } from "@academy/contract/studio/today";
import { archetypes as all } from "@academy/quiz/archetypes";
import { hueClass } from "../../archetypes/public.ts";
import { type Bar, BarTable } from "../charts/bar-table.tsx";
import { Section } from "../kit/section.tsx";
import { shareOf } from "./funnel-words.ts";

const words = studioTodayPage.archetypes;

export function Archetypes({ archetypes }: Pick<PeriodView, "archetypes">) {
  const total = archetypes.reduce((sum, { count }) => sum + count, 0);
  const first = archetypes.find(({ archetype }) => archetype !== null);
  const bars = archetypes.map(
    ({ archetype, count }): Bar => ({
      key: archetype ?? "",
      name: archetype ? all[archetype].title : words.noResult,
      value: count,
      shown: studioTodayPage.count(count),
      more: shareOf(count, total),
      ...(archetype ? { className: hueClass[archetype] } : {}),
    }),
  );
  return (
    <Section id="archetypes" heading={words.heading} className="today-section">
      {total === 0 && <p className="text-ink-soft">{words.none}</p>}
      {first?.archetype && <p>{words.summary(all[first.archetype].title, shareOf(first.count, total))}</p>}
      {total > 0 && (
        <BarTable
          label={words.heading}
          heads={[words.table.archetype, words.table.leads, words.table.share]}
          bars={bars}
        />
      )}
    </Section>
  );
}
