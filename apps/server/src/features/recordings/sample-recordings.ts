import { sampleRecordingText, sampleShelves } from "@academy/content/sample-recordings";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { findSetting, saveSetting } from "../../platform/settings/academy-settings.queries.ts";
import { insertRecording, insertSampleLesson } from "./recordings.queries.ts";
import { makeShelf } from "./studio/make-shelf.ts";
import { archiveSamples, findPlace, listBenefitsWithRecordings } from "./studio/shelves.queries.ts";

const setting = "sample-recordings";
const dayMs = 24 * 60 * 60 * 1000;

/** Once in the life of a demo: what its owner puts away stays away, and a benefit that has a shelf keeps it as it is. */
export async function seedSampleRecordings(db: Db, now: Date): Promise<void> {
  if (await findSetting(db, setting)) return;
  await inTransaction(db, async (tx) => {
    const known = await listBenefitsWithRecordings(
      tx,
      sampleShelves.map(({ benefit }) => benefit),
    );
    for (const shelf of sampleShelves) {
      const isFree = known.some(({ id, shelfId }) => id === shelf.benefit && shelfId === null);
      if (isFree) await fillShelf(tx, shelf, now);
    }
    await saveSetting(tx, setting, true, now);
  });
}

async function fillShelf(tx: Tx, shelf: (typeof sampleShelves)[number], now: Date): Promise<void> {
  const { benefit: benefitId, title, description, recordings } = shelf;
  const { id: courseId } = await makeShelf(tx, { benefitId, title, description }, { by: null, now });
  const place = await findPlace(tx, courseId);
  if (!place) throw new Error("a shelf that was made is not there");
  for (const [index, { daysAgo, ...lesson }] of recordings.entries()) {
    const publishedAt = new Date(now.getTime() - daysAgo * dayMs);
    const slot = { courseId, moduleId: place.moduleId, position: -index - 1 };
    const lessonId = await insertSampleLesson(tx, { ...lesson, text: sampleRecordingText }, slot, now);
    await insertRecording(tx, { lessonId, gatheringDateId: null, isSample: true, publishedAt }, now);
  }
}

/** An academy that goes live from a demo shows none of them. */
export async function removeSampleRecordings(db: Db, now: Date): Promise<void> {
  if (await findSetting(db, setting)) await inTransaction(db, (tx) => archiveSamples(tx, now));
}
