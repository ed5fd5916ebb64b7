import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import { listPagesUsing } from "../../media/public.ts";
import { writeEdits } from "../edits/edits.rules.ts";
import { addVersion, findPublished, findPublisher } from "../words.queries.ts";
import type { Words } from "../words.ts";
import { keepUses, picturesNow, withPagePictures } from "./page-pictures.ts";

const refreshPictures = defineJob(
  "words.refresh-pictures",
  // Jobs from before this was kept know nobody.
  z.object({ mediaId: z.string(), by: z.string().nullable().default(null) }),
);

/** Part of the commit that replaces a picture: the pages say who did. */
export async function refreshPicturesOf(
  tx: Tx,
  mediaId: string,
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  await enqueue(tx, refreshPictures, { mediaId, by }, { now });
}

/** A page as the library has its pictures now; nothing where that is how it is. */
async function refreshed(db: Db, page: string) {
  const published = await findPublished(db, page);
  if (!published) return undefined;
  const edits = await picturesNow(db, published.edits);
  const ownPage = published.own_page && (await withPagePictures(db, published.own_page));
  const isSame =
    writeEdits(edits) === writeEdits(published.edits) &&
    JSON.stringify(ownPage) === JSON.stringify(published.own_page);
  return isSame ? undefined : { page, edits, ownPage, revision: published.revision };
}

/** A picture that was replaced is replaced on every page, in one publication of all of them. */
export function handleRefreshPictures(deps: { db: Db; now: Clock; words: Words | undefined }): JobHandler {
  const { db, now, words } = deps;
  return handleJob(refreshPictures, async ({ mediaId, by: replacedBy }) => {
    const pages = await listPagesUsing(db, mediaId);
    const all = await Promise.all(pages.map((page) => refreshed(db, page)));
    const changed = all.filter((each) => each !== undefined);
    if (!words || changed.length === 0) return;
    await words.publish(changed, (revisions, keep) =>
      inTransaction(db, async (tx) => {
        const by = await findPublisher(tx, replacedBy);
        for (const [index, { revision: before, ...version }] of changed.entries()) {
          const revision = revisions[index] ?? 0;
          // Somebody has published meanwhile, with what the library has now or soon: this is tried again.
          const newest = await findPublished(tx, version.page);
          const isAdded =
            newest?.revision === before &&
            (await addVersion(tx, { ...version, revision, restoredFrom: null, by }, now()));
          if (!isAdded) throw new Error(`${version.page} was published at the same moment`);
          await keepUses(tx, version.page);
        }
        await keep(tx);
      }),
    );
  });
}
