import { type ModuleBody, maxLessons, maxModules } from "@academy/contract/studio/courses";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { refreshCoursePages } from "../../words/public.ts";
import { requireCourse, requireNoShelf } from "./change-course.ts";
import {
  findModule,
  insertLesson,
  insertModule,
  listAllLessons,
  listAllModules,
  nextPosition,
  placeLessons,
  placeModules,
  setModuleArchived,
  updateModule,
} from "./contents.queries.ts";
import { reviseCourse, touchCourse } from "./courses.queries.ts";

type Order = { revision: number; modules: { id: string; lessons: string[] }[] };

/** All of them or none: whoever has others on the screen is told. What is archived keeps its place behind. */
export function arrangeCourse(db: Db, id: string, { revision, modules }: Order, { by, now }: Actor) {
  return inTransaction(db, async (tx) => {
    await requireCourse(tx, id);
    const known = (await listAllModules(tx, id)).filter(({ archived_at }) => !archived_at);
    const lessons = (await listAllLessons(tx, id)).filter(({ archived_at }) => !archived_at);
    const isWhole =
      areTheSame(
        modules.map((each) => each.id),
        known.map((each) => each.id),
      ) &&
      areTheSame(
        modules.flatMap((each) => each.lessons),
        lessons.map((each) => each.id),
      );
    if (!isWhole || !(await reviseCourse(tx, { id, revision }, now))) throw new AppError("CONFLICT");
    await placeModules(
      tx,
      modules.map((each, position) => ({ id: each.id, position })),
    );
    await placeLessons(
      tx,
      modules.flatMap((module) =>
        module.lessons.map((each, position) => ({ id: each, moduleId: module.id, position })),
      ),
    );
    await refreshCoursePages(tx, id, { by, now });
    await recordAudit(tx, { by, action: "course.ordered", subject: { kind: "course", id } }, now);
    return { revision: revision + 1 };
  });
}

const areTheSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && new Set([...some, ...others]).size === some.length;

export function makeModule(db: Db, courseId: string, title: string, { by, now }: Actor) {
  return inTransaction(db, async (tx) => {
    requireNoShelf(await requireCourse(tx, courseId));
    if ((await listAllModules(tx, courseId)).length >= maxModules) throw tooMany("modules", maxModules);
    const position = await nextPosition(tx, "course_modules", courseId);
    const id = await insertModule(tx, { courseId, title, position });
    await touchCourse(tx, courseId, now);
    await recordAudit(tx, { by, action: "module.made", subject: { kind: "module", id } }, now);
    return { id };
  });
}

export function changeModule(db: Db, id: string, body: ModuleBody, { by, now }: Actor) {
  const { title, description, dripDays, dripAt } = body;
  return inTransaction(db, async (tx) => {
    const { course_id } = await requireModule(tx, id);
    requireNoShelf(await requireCourse(tx, course_id));
    await updateModule(tx, id, {
      title,
      description,
      drip_days: dripDays,
      drip_at: dripAt === null ? null : new Date(dripAt),
    });
    await touchCourse(tx, course_id, now);
    await refreshCoursePages(tx, course_id, { by, now });
    await recordAudit(
      tx,
      { by, action: "module.changed", subject: { kind: "module", id }, detail: { dripDays, dripAt } },
      now,
    );
  });
}

export function archiveModule(db: Db, id: string, isArchived: boolean, { by, now }: Actor) {
  return inTransaction(db, async (tx) => {
    const module = await requireModule(tx, id);
    if ((module.archived_at !== null) === isArchived) return;
    requireNoShelf(await requireCourse(tx, module.course_id));
    await setModuleArchived(tx, id, isArchived ? now : null, now);
    await touchCourse(tx, module.course_id, now);
    await refreshCoursePages(tx, module.course_id, { by, now });
    const action = isArchived ? "module.archived" : "module.restored";
    await recordAudit(tx, { by, action, subject: { kind: "module", id } }, now);
  });
}

export function makeLesson(db: Db, moduleId: string, title: string, { by, now }: Actor) {
  return inTransaction(db, async (tx) => {
    const { course_id: courseId, archived_at } = await requireModule(tx, moduleId);
    if (archived_at) throw new AppError("CONFLICT");
    requireNoShelf(await requireCourse(tx, courseId));
    if ((await listAllLessons(tx, courseId)).length >= maxLessons) throw tooMany("lessons", maxLessons);
    const position = await nextPosition(tx, "lessons", moduleId);
    const id = await insertLesson(tx, { courseId, moduleId, title, position }, now);
    await touchCourse(tx, courseId, now);
    await recordAudit(tx, { by, action: "lesson.made", subject: { kind: "lesson", id } }, now);
    return { id };
  });
}

async function requireModule(tx: Tx, id: string) {
  const module = await findModule(tx, id);
  if (!module) throw new AppError("NOT_FOUND");
  return module;
}

const tooMany = (what: string, most: number) =>
  new AppError("BAD_REQUEST", {
    message: `A course can have up to ${most.toLocaleString("en-US")} ${what}.`,
  });
