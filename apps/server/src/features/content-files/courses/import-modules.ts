import type { Tx } from "../../../platform/db/database.ts";
import { lessonKey } from "../export-content.ts";
import type { CourseContent } from "../read-content.ts";
import * as queries from "./import-courses.queries.ts";
import type { ImportContext } from "./importing.ts";

/** A module has no name of its own: it is the one that has its lessons already, or stands in its place under its title. */
export async function importModules(
  tx: Tx,
  courseId: string,
  course: CourseContent,
  context: ImportContext,
): Promise<string[]> {
  const { existing, now, say } = context;
  const there = existing.modules.get(courseId) ?? [];
  const moduleOf = new Map(
    (existing.lessons.get(courseId) ?? []).map((each) => [lessonKey(each), each.module_id]),
  );
  const taken = new Set<string>();
  const ids: string[] = [];
  for (const [position, module] of course.modules.entries()) {
    const { title, description, isArchived, dripDays } = module;
    const dripAt = module.dripAt === null ? null : new Date(module.dripAt);
    const facts = { title, description, drip_days: dripDays, drip_at: dripAt, position };
    const candidates = [
      ...module.lessons.map(({ key }) => moduleOf.get(key)),
      ...there.filter((each) => each.title === title).map(({ id }) => id),
    ];
    const id = candidates.find((each) => each !== undefined && !taken.has(each));
    const before = there.find((each) => each.id === id);
    const archivedAt = isArchived ? (before?.archived_at ?? now) : null;
    if (!before) {
      ids.push(await queries.insertModule(tx, courseId, facts, archivedAt));
      say(`course ${course.key}: module “${title}” new`);
      continue;
    }
    taken.add(before.id);
    ids.push(before.id);
    const isSame =
      before.title === title &&
      before.description === description &&
      before.drip_days === dripDays &&
      before.drip_at?.getTime() === dripAt?.getTime() &&
      (before.archived_at !== null) === isArchived;
    if (isSame && before.position === position) continue;
    await queries.updateModule(tx, before.id, { ...facts, archived_at: archivedAt });
    if (!isSame || existing.ranks.get(before.id) !== position) {
      say(`course ${course.key}: module “${title}” changed`);
    }
  }
  return ids;
}
