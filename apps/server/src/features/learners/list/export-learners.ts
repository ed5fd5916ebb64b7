import { setImmediate } from "node:timers/promises";
import type { LearnerExportQuery, LearnerRow } from "@academy/contract/studio/learners";
import { byteOrderMark, csvLine } from "../../../platform/csv.rules.ts";
import type { Cursor } from "../../../platform/db/cursor-paging.ts";
import type { Db } from "../../../platform/db/database.ts";
import { listOfferNames } from "../../offers/public.ts";
import { listFilteredLearners } from "./filtered-learners.queries.ts";
import { describe } from "./list-learners.ts";

/** So few that nobody waits long for their turn on SQLite, so many that all of them take little time. */
const atOnce = 500;

const columns = [
  "Name",
  "Email",
  "Access",
  "Courses",
  "Courses begun",
  "Courses finished",
  "Lessons completed",
  "Last active at (UTC)",
  "Joined at (UTC)",
];

/** As of one time, however long it takes. */
export type LearnerExport = LearnerExportQuery & { now: Date };

/** The lines of the file, some learners at a time. `onEnd` hears how many there were. */
export async function* exportLearners(
  db: Db,
  { now, sort: order = "newest", ...filters }: LearnerExport,
  onEnd: (count: number) => void,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  const nameOf = await listOfferNames(db);
  let after: Cursor | undefined;
  let count = 0;
  for (;;) {
    const learners = await listFilteredLearners(db, filters, { after, limit: atOnce, order, now });
    count += learners.length;
    if (learners.length > 0)
      yield (await describe(db, learners)).map((learner) => lineOf(learner, nameOf)).join("");
    const last = learners.at(-1);
    if (!last || learners.length < atOnce) break;
    after = { at: last.created_at, id: last.id };
    // SQLite answers without ever letting anybody else have a turn.
    await setImmediate();
  }
  onEnd(count);
}

const lineOf = (
  { name, email, offers: held, courses, ...learner }: LearnerRow,
  nameOf: ReadonlyMap<string, string>,
): string =>
  csvLine([
    name,
    email,
    held.map((key) => nameOf.get(key) ?? key).join("; "),
    String(courses.enrolled),
    String(courses.begun),
    String(courses.finished),
    String(learner.lessonsCompleted),
    timeOf(learner.lastActiveAt),
    timeOf(learner.createdAt),
  ]);

/** As spreadsheets of every country read it. */
const timeOf = (iso: string | null) => iso?.slice(0, 19).replace("T", " ") ?? "";
