import { randomUUID } from "node:crypto";
import type { GatheringBody } from "@academy/contract/studio/gatherings";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { planReminders } from "../reminders/plan-reminders.ts";
import { insertDates } from "./dates.queries.ts";
import { insertGathering, listGatheredFor } from "./gatherings.queries.ts";
import { planSeries } from "./plan-series.ts";

/** Puts it on the calendar with all its dates. */
export async function makeGathering(db: Db, body: GatheringBody, { by, now }: Actor): Promise<string> {
  return inTransaction(db, async (tx) => {
    const id = await addGathering(tx, body, { isSample: false, now });
    await recordAudit(tx, { by, action: "gathering.made", subject: { kind: "gathering", id } }, now);
    return id;
  });
}

export async function addGathering(
  tx: Tx,
  body: GatheringBody,
  { isSample, now }: { isSample: boolean; now: Date },
): Promise<string> {
  const moments = momentsAfter(body, now);
  if (moments.length === 0) throw isOver("startsOn");
  await refuseOtherBenefits(tx, body.benefits);
  const id = randomUUID();
  await insertGathering(tx, body, { id, isSample, now });
  await insertDates(tx, moments, { gatheringId: id, minutes: body.minutes, now });
  await planReminders(tx, now);
  return id;
}

export const momentsAfter = (body: GatheringBody, now: Date): Date[] =>
  planSeries(body).filter((at) => at > now);

export const isOver = (field: string) =>
  new AppError("BAD_REQUEST", { field, message: "That is over already. Please choose a later day." });

/** Only what there is, and what people come together for. */
export async function refuseOtherBenefits(tx: Tx, chosen: readonly string[]): Promise<void> {
  const known = new Set((await listGatheredFor(tx)).map(({ id }) => id));
  if (chosen.every((id) => known.has(id))) return;
  throw new AppError("BAD_REQUEST", {
    field: "benefits",
    message: "One of these isn’t something that people gather for any more. Please choose again.",
  });
}
