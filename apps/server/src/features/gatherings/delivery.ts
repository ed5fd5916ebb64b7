import { gatheringKinds } from "@academy/content/benefits";
import { gatheringDebtWords as words } from "@academy/content/pages/studio/gatherings-page";
import type { DebtList, DeliveryCheck } from "../access/public.ts";
import { listReadyBenefits, listUndated, listWithoutLink } from "./studio/gatherings.queries.ts";
import { listOwedRecordings } from "./studio/recordings.queries.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Whoever buys calls today finds one within so many days. */
const soonDays = 45;
const studioPath = "/studio/gatherings";

/** Calls and co-working can be sold once there is a next one, and a way into it. */
export const gatheringDelivery: DeliveryCheck = {
  kinds: gatheringKinds,
  async listMissing(db, benefits, now) {
    const kinds: readonly string[] = gatheringKinds;
    const asked = benefits.filter(({ kind }) => kinds.includes(kind));
    const until = new Date(now.getTime() + soonDays * dayMs);
    const ready = new Set(
      await listReadyBenefits(
        db,
        asked.map(({ id }) => id),
        { now, until },
      ),
    );
    return new Map(
      asked
        .filter(({ id }) => !ready.has(id))
        .map(({ id, name }) => [
          id,
          { what: words.missing.replace("{benefit}", () => name), path: studioPath },
        ]),
    );
  },
};

/** Calls that people hold, and no next one. */
export const listDateDebts: DebtList = async (db, now, limit) => {
  const until = new Date(now.getTime() + soonDays * dayMs);
  // As many as there are kinds of calls: all of them are counted by listing them.
  const undated = await listUndated(db, { now, until });
  const debts = undated
    .slice(0, limit)
    .map(({ name }) => ({ kind: "gathering-date" as const, about: name, due: now, path: studioPath }));
  return { debts, total: undated.length };
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
