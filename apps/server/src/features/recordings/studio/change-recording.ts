import type { StudioRecording } from "@academy/contract/studio/recordings";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { countHolders, findRecording, setTells } from "../recordings.queries.ts";
import { archiveSamples } from "./shelves.queries.ts";

export async function showRecording(db: Db, lessonId: string, now: Date): Promise<StudioRecording> {
  const recording = await findRecording(db, lessonId);
  if (!recording) throw new AppError("NOT_FOUND");
  const { tells, publishedAt, toldAt, benefitId } = recording;
  return {
    tells,
    holderCount: benefitId === null ? 0 : await countHolders(db, benefitId, now),
    publishedAt: publishedAt?.toISOString() ?? null,
    toldAt: toldAt?.toISOString() ?? null,
  };
}

export function changeRecording(db: Db, id: string, tells: boolean, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await findRecording(tx, id))) throw new AppError("NOT_FOUND");
    if (!(await setTells(tx, id, tells))) throw new AppError("CONFLICT");
    const detail = { tells };
    await recordAudit(tx, { by, action: "recording.changed", subject: { kind: "lesson", id }, detail }, now);
  });
}

export function putSamplesAway(db: Db, { by, now }: Actor): Promise<{ count: number }> {
  return inTransaction(db, async (tx) => {
    const count = await archiveSamples(tx, now);
    if (count === 0) return { count };
    const subject = { kind: "recordings", id: "samples" };
    await recordAudit(tx, { by, action: "recording.samples-away", subject, detail: { count } }, now);
    return { count };
  });
}
