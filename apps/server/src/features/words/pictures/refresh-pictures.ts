import { z } from "zod";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../../../platform/jobs/job.ts";
import { listPagesUsing } from "../../media/public.ts";
import { writeEdits } from "../edits/edits.rules.ts";
import { coursesOn } from "../own-pages/sold-courses.rules.ts";
import { addVersion, findPublished, findPublisher, findRevision, listPublished } from "../words.queries.ts";
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

const refreshCourse = defineJob(
  "words.refresh-course",
  z.object({ courseId: z.string(), by: z.string().nullable() }),
);

/** Part of the commit that changes what is said of a course: its sales pages follow, at once or when it opens by the clock. */
export async function refreshCoursePages(
  tx: Tx,
  courseId: string,
  { by, now, runAt = now }: { by: string | null; now: Date; runAt?: Date },
): Promise<void> {
  await enqueue(tx, refreshCourse, { courseId, by }, { now, runAt });
}

/** A page as the library has its pictures now, and the academy its courses; nothing where that is how it is. */
async function refreshed(db: Db, page: string, now: Date) {
  const published = await findPublished(db, page);
  if (!published) return undefined;
  const edits = await picturesNow(db, published.edits);
  const ownPage = published.own_page && (await withPagePictures(db, published.own_page, now));
  const isSame =
    writeEdits(edits) === writeEdits(published.edits) &&
    JSON.stringify(ownPage) === JSON.stringify(published.own_page);
  return isSame ? undefined : { page, edits, ownPage, revision: published.revision };
}

type Deps = { db: Db; now: Clock; words: Words | undefined };

/** A picture that was replaced is replaced on every page, in one publication of all of them. */
export const handleRefreshPictures = (deps: Deps): JobHandler =>
  handleJob(refreshPictures, async ({ mediaId, by }) =>
    refreshPages(deps, await listPagesUsing(deps.db, mediaId), by),
  );

export const handleRefreshCourse = (deps: Deps): JobHandler =>
  handleJob(refreshCourse, async ({ courseId, by }) => {
    const published = await listPublished(deps.db, await findRevision(deps.db));
    const pages = published.filter(({ own_page }) => own_page && coursesOn(own_page).includes(courseId));
    await refreshPages(
      deps,
      pages.map(({ page }) => page),
      by,
    );
  });

async function refreshPages({ db, now, words }: Deps, pages: readonly string[], changedBy: string | null) {
  const all = await Promise.all(pages.map((page) => refreshed(db, page, now())));
  const changed = all.filter((each) => each !== undefined);
  if (!words || changed.length === 0) return;
  await words.publish(changed, (revisions, keep) =>
    inTransaction(db, async (tx) => {
      const by = await findPublisher(tx, changedBy);
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
}
