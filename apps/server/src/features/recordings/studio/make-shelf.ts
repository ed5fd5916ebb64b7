import { recordingsModule } from "@academy/content/pages/learning/recordings-page";
import type { StudioShelfList } from "@academy/contract/studio/recordings";
import { maxShelves } from "@academy/contract/studio/recordings";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { recordAudit } from "../../audit/public.ts";
import { countShelves, giveShelf, insertShelf, listShelves, listWithoutShelf } from "./shelves.queries.ts";

export async function showShelves(db: Db): Promise<StudioShelfList> {
  const shelves = await listShelves(db);
  return {
    items: shelves.map(({ benefitId, benefit, updated_at, ...shelf }) => ({
      id: shelf.id,
      title: shelf.title,
      benefit: benefitId === null || benefit === null ? null : { id: benefitId, name: benefit },
      recordingCount: Number(shelf.recordingCount),
      draftCount: Number(shelf.draftCount),
      sampleCount: Number(shelf.sampleCount),
      updatedAt: updated_at.toISOString(),
    })),
    withoutShelf: await listWithoutShelf(db),
  };
}

type NewShelf = { benefitId: string; title: string; description?: string };

/** Whoever holds the benefit can open it at once: nothing has to be given to anybody. */
export function makeShelf(
  db: Db | Tx,
  { benefitId, title, description = "" }: NewShelf,
  { by, now }: { by: string | null; now: Date },
): Promise<{ id: string }> {
  return inTransaction(db, async (tx) => {
    if ((await countShelves(tx)) >= maxShelves) {
      throw new AppError("BAD_REQUEST", { message: `An academy can have up to ${maxShelves} shelves.` });
    }
    const id = await insertShelf(tx, { title, description, module: recordingsModule }, now);
    if (!(await giveShelf(tx, benefitId, id))) {
      throw new AppError("CONFLICT", {
        field: "benefitId",
        message: "That part has a shelf already, or can’t have one.",
      });
    }
    await recordAudit(
      tx,
      { by, action: "shelf.made", subject: { kind: "course", id }, detail: { benefitId } },
      now,
    );
    return { id };
  });
}
