import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { findItems, setUses } from "../../media/public.ts";
import { requireCourse } from "./change-course.ts";
import { setCover } from "./courses.queries.ts";

/** What stands on a course for everybody who sees it; whatever replaces the picture in the library stands there too. */
export async function changeCover(db: Db, id: string, mediaId: string | null, { by, now }: Actor) {
  if (mediaId && (await findItems(db, [mediaId]))[0]?.kind !== "picture") {
    const message = "That picture is no longer in the library.";
    throw new AppError("BAD_REQUEST", { field: "mediaId", message });
  }
  await inTransaction(db, async (tx) => {
    await requireCourse(tx, id);
    await setCover(tx, id, mediaId, now);
    await setUses(tx, { kind: "course", id }, "cover", mediaId ? [mediaId] : []);
    await recordAudit(tx, { by, action: "course.cover", subject: { kind: "course", id } }, now);
  });
}
