import { maxCourses } from "@academy/contract/learning/courses";
import type { CourseStateBody, StudioCourse } from "@academy/contract/studio/courses";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { keepForPackageHolders } from "../../access/public.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { findItems, setUses } from "../../media/public.ts";
import { renameCourseOffer } from "../../offers/public.ts";
import { refreshCoursePages } from "../../words/public.ts";
import { listAllLessons } from "./contents.queries.ts";
import { stateOf } from "./course-state.rules.ts";
import {
  countCourses,
  findCourse,
  insertCourse,
  reviseCourse,
  setCover,
  setInPackage,
  setState,
} from "./courses.queries.ts";

/** Who does it, and when. */

export function makeCourse(db: Db, title: string, { by, now }: Actor): Promise<{ id: string }> {
  return inTransaction(db, async (tx) => {
    if ((await countCourses(tx)) >= maxCourses) {
      throw new AppError("BAD_REQUEST", { message: `An academy can have up to ${maxCourses} courses.` });
    }
    const id = await insertCourse(tx, { title }, now);
    await recordAudit(tx, { by, action: "course.made", subject: { kind: "course", id } }, now);
    return { id };
  });
}

type Facts = Pick<StudioCourse, "title" | "description" | "difficulty" | "archetype" | "revision">;

export function changeCourse(db: Db, id: string, { revision, ...facts }: Facts, { by, now }: Actor) {
  return inTransaction(db, async (tx) => {
    const { title: was } = await requireCourse(tx, id);
    if (!(await reviseCourse(tx, { id, revision, facts }, now))) throw new AppError("CONFLICT");
    await renameCourseOffer(tx, { id, was, title: facts.title }, now);
    await refreshCoursePages(tx, id, { by, now });
    await recordAudit(tx, { by, action: "course.changed", subject: { kind: "course", id } }, now);
    return { revision: revision + 1 };
  });
}

/** What learners did in it stays, whatever becomes of it. */
export function changeState(db: Db, id: string, body: CourseStateBody, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const course = await requireCourse(tx, id);
    const isOut = body.state === "published" || body.state === "scheduled";
    if (isOut) await requireLessons(tx, id);
    const was = stateOf(course, now);
    await setState(
      tx,
      id,
      {
        is_published: isOut,
        publish_from: body.state === "scheduled" ? laterThan(now, body.publishAt) : fromOf(course, body, now),
        archived_at: body.state === "archived" ? now : null,
      },
      now,
    );
    await refreshCoursePages(tx, id, { by, now });
    if (body.state === "scheduled") {
      await refreshCoursePages(tx, id, { by, now, runAt: new Date(body.publishAt) });
    }
    const detail = { from: was, to: body.state };
    await recordAudit(tx, { by, action: "course.moved", subject: { kind: "course", id }, detail }, now);
  });
}

/** Whoever could open it with the complete academy keeps it. */
export function changePackage(db: Db, id: string, isInPackage: boolean, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const course = await requireCourse(tx, id);
    if (course.is_in_package === isInPackage) return;
    requireNoShelf(course);
    await setInPackage(tx, id, isInPackage, now);
    if (!isInPackage && stateOf(course, now) === "published") await keepForPackageHolders(tx, id);
    const detail = { isInPackage };
    await recordAudit(tx, { by, action: "course.package", subject: { kind: "course", id }, detail }, now);
  });
}

/** A course that was out before is out since then; one that comes out now, from now on. */
function fromOf({ publish_from }: { publish_from: Date | null }, { state }: CourseStateBody, now: Date) {
  if (publish_from && publish_from > now) return state === "published" ? now : null;
  return state === "published" ? (publish_from ?? now) : publish_from;
}

function laterThan(now: Date, publishAt: string): Date {
  const at = new Date(publishAt);
  if (at > now) return at;
  throw new AppError("BAD_REQUEST", { field: "publishAt", message: "Choose a time that is still to come." });
}

export async function requireCourse(tx: Tx, id: string) {
  const course = await findCourse(tx, id);
  if (!course) throw new AppError("NOT_FOUND");
  return course;
}

/** What opens a shelf is a benefit, and what stands on it is added as a recording. */
export function requireNoShelf({ is_shelf }: { is_shelf: boolean }): void {
  if (is_shelf) throw new AppError("CONFLICT", { message: "This can’t be done with a shelf of recordings." });
}

async function requireLessons(tx: Tx, id: string): Promise<void> {
  const lessons = await listAllLessons(tx, id);
  if (lessons.some(({ is_draft, archived_at }) => !is_draft && !archived_at)) return;
  throw new AppError("BAD_REQUEST", { message: "Publish at least one lesson first." });
}

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
