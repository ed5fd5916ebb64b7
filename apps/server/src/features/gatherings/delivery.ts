import { datesPerMonth, gatheringKinds } from "@academy/content/benefits";
import { gatheringDebtWords as words } from "@academy/content/pages/studio/gatherings-page";
import type { DebtList, DeliveryCheck } from "../access/public.ts";
import { countDates, type DatesOf, listHeldGathered, listWithoutLink } from "./studio/gatherings.queries.ts";
import { listOwedRecordings } from "./studio/recordings.queries.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Whoever buys calls today finds one within so many days. */
const soonDays = 45;
/** Five weeks, which what comes round each month may leave, and a day more for where clocks change. */
const monthDays = 36;
const studioPath = "/studio/gatherings";

const ahead = (now: Date) => ({
  now,
  month: new Date(now.getTime() + monthDays * dayMs),
  until: new Date(now.getTime() + soonDays * dayMs),
});

/** How many dates of a benefit are missing: of what is promised each month, or of the one there has to be. */
const missingOf = (id: string, { soon, ofMonth }: DatesOf = { soon: 0, ofMonth: 0 }) =>
  id in datesPerMonth ? (datesPerMonth[id] ?? 0) - ofMonth : 1 - soon;

/** Calls and co-working can be sold once there are the next ones, and a way into them. */
export const gatheringDelivery: DeliveryCheck = {
  kinds: gatheringKinds,
  async listMissing(db, benefits, now) {
    const dates = await countDates(db, { ...ahead(now), isJoinable: true });
    return new Map(
      benefits.flatMap(({ id, kind, name }) => {
        const count = missingOf(id, dates.get(id));
        if (count <= 0 || !gatheringKinds.some((each) => each === kind)) return [];
        const what = id in datesPerMonth ? words.missingOfMonth(name, count) : words.missing(name);
        return [[id, { what, path: studioPath }] as const];
      }),
    );
  },
};

/** Calls that people hold, and that aren’t set. */
export const listDateDebts: DebtList = async (db, now, limit) => {
  const [held, dates] = await Promise.all([
    listHeldGathered(db, now),
    countDates(db, { ...ahead(now), isJoinable: false }),
  ]);
  // As many as there are kinds of calls: all of them are counted by listing them.
  const debts = held.flatMap(({ id, name }) => {
    const count = missingOf(id, dates.get(id));
    if (count <= 0) return [];
    const about = id in datesPerMonth ? words.owedOfMonth(name, count) : name;
    return [{ kind: "gathering-date" as const, about, due: now, path: studioPath }];
  });
  return { debts: debts.slice(0, limit), total: debts.length };
};

/** Dates of the next seven days that nobody could join. */
export const listGatheringDebts: DebtList = async (db, now, limit) => {
  const until = new Date(now.getTime() + 7 * dayMs);
  const { found, total } = await listWithoutLink(db, { now, until, limit });
  const debts = found.map(({ id, title, starts_at }) => ({
    kind: "gathering-link" as const,
    about: title,
    due: starts_at,
    path: `${studioPath}/${id}`,
  }));
  return { debts, total };
};

/** Whoever was promised one looks for it within so many days. */
const recordingDays = 3;
/** What was over longer ago is owed to nobody who still waits. */
const owedDays = 90;

/** Dates that are over, whose recording isn’t up. */
export const listRecordingDebts: DebtList = async (db, now, limit) => {
  const since = new Date(now.getTime() - owedDays * dayMs);
  const { found, total } = await listOwedRecordings(db, { now, since, limit });
  const debts = found.map(({ id, title, ends_at }) => ({
    kind: "recording" as const,
    about: title,
    due: new Date(ends_at.getTime() + recordingDays * dayMs),
    path: `${studioPath}/${id}#recording`,
  }));
  return { debts, total };
};
