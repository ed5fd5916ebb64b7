import {
  type SampleGathering,
  sampleGatherings,
  sampleLink,
  sampleZone,
} from "@academy/content/sample-gatherings";
import type { GatheringBody } from "@academy/contract/studio/gatherings";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { findSetting, saveSetting } from "../../platform/settings/academy-settings.queries.ts";
import { countUpcomingSamples, deleteSamples, withKnownBenefits } from "./samples.queries.ts";
import { addGathering } from "./studio/make-gathering.ts";
import { wallTimeAt } from "./zones/zone-time.rules.ts";

const settingName = "sample-gatherings";
const dayMs = 24 * 60 * 60 * 1000;

/**
 * A demo's calendar: made at its first start, and again once all of it is over. What the owner has changed is hers, and
 * stays.
 */
export async function seedSampleGatherings(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isMade = (await findSetting(tx, settingName)) === true;
    if (isMade && (await countUpcomingSamples(tx, now)) !== 0) return;
    await deleteSamples(tx);
    const bodies = await withKnownBenefits(
      tx,
      sampleGatherings.map((sample) => bodyOf(sample, now)),
    );
    for (const body of bodies) await addGathering(tx, body, { isSample: true, now });
    await saveSetting(tx, settingName, true, now);
  });
}

/** A live academy has none, also where it begins with what a demo kept. */
export const removeSampleGatherings = (db: Db): Promise<void> => deleteSamples(db);

function bodyOf(
  { benefit, weekday, fromDays, repeat, ...sample }: SampleGathering,
  now: Date,
): GatheringBody {
  return {
    ...sample,
    zone: sampleZone,
    startsOn: firstDay(now, { weekday, fromDays, isMonthly: repeat?.kind === "month-weekday" }),
    clockChange: null,
    link: sampleLink,
    repeat: repeat && { kind: repeat.kind, every: repeat.every, ends: { count: repeat.count } },
    benefits: [benefit],
  };
}

type FirstDayRule = { weekday: number; fromDays: number; isMonthly: boolean };

/** The first such weekday; of what is once a month, none that only long months have. */
function firstDay(now: Date, { weekday, fromDays, isMonthly }: FirstDayRule): string {
  const today = Date.parse(`${wallTimeAt(sampleZone, now).day}T00:00:00Z`) + fromDays * dayMs;
  const days = (weekday - new Date(today).getUTCDay() + 7) % 7;
  const first = new Date(today + days * dayMs);
  const fits = !isMonthly || first.getUTCDate() <= 28;
  return (fits ? first : new Date(first.getTime() + 7 * dayMs)).toISOString().slice(0, 10);
}
