import type { Db } from "../../platform/db/database.ts";
import type { Member } from "../access/public.ts";
import { showRecordings } from "./show-recordings.ts";

/** Of all that is open to somebody, what was put up last. */
export async function findNewestRecording(db: Db, member: Member, now: Date) {
  const { shelves } = await showRecordings(db, member, { page: 1, now });
  const [newest] = shelves
    .flatMap(({ id: shelfId, recordings }) => recordings.map((each) => ({ shelfId, ...each })))
    .sort((one, other) => other.publishedAt.localeCompare(one.publishedAt));
  return newest;
}
