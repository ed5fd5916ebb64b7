import { randomUUID } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { findFile, type StoredFile } from "../../platform/files/files.queries.ts";
import { offerOfGuise } from "../../platform/guise.rules.ts";
import { type Member, requireEntitled } from "../access/public.ts";
import { findLesson, modulesLater, opensLater } from "../courses/public.ts";
import { findMediaFile } from "../media/public.ts";
import { insertDownload } from "./downloads.queries.ts";
import type { PrintedWorkbooks } from "./printed-workbooks.ts";
import { findResource, type Resource } from "./resources.queries.ts";

type Deps = { db: Db; now: Clock; printed: PrintedWorkbooks };

type Download = {
  id: string;
  /** Made by the page for each click. */
  clickId: string | undefined;
  /** A look at its head is no download. */
  isRead: boolean;
  isPart: boolean;
};

/** The file, for whoever is entitled to its course, under a name to keep it by. Recorded once per click. */
export async function downloadResource(
  { db, now, printed }: Deps,
  member: Member,
  { id, clickId, isRead, isPart }: Download,
): Promise<StoredFile> {
  const resource = await findResource(db, id);
  if (!resource) throw new AppError("NOT_FOUND");
  await requireEntitled(db, member, resource.courseId, now());
  if (resource.lessonId !== null) await requireOpen(db, member, resource.lessonId, now());
  if (resource.moduleId !== null) {
    const later = await modulesLater(db, member, [resource.courseId], now());
    if (later.has(resource.moduleId)) throw new AppError("NOT_OPEN_YET");
  }
  const file = await fileOf({ db, printed }, resource);
  if (!file) throw new AppError("NOT_FOUND");
  // Without a click to tell it by, a part is taken for the rest of a download that was recorded already.
  if (offerOfGuise(member.id) === undefined && isRead && (clickId !== undefined || !isPart)) {
    const click = { userId: member.id, resourceId: id, clickId: clickId?.toLowerCase() ?? randomUUID() };
    await insertDownload(db, { ...click, now: now() });
  }
  return { ...file, name: resource.fileName };
}

/** A file of a lesson opens with it. */
async function requireOpen(db: Db, member: Member, lessonId: string, now: Date): Promise<void> {
  const lesson = await findLesson(db, lessonId);
  if (!lesson || lesson.isDraft || lesson.archivedAt) throw new AppError("NOT_FOUND");
  const { courseId } = lesson;
  const later = await opensLater(db, member, { courseId, lessons: [lesson], isOpen: true, now });
  if (later.size > 0) throw new AppError("NOT_OPEN_YET");
}

async function fileOf(
  { db, printed }: Pick<Deps, "db" | "printed">,
  { workbook, fileId, mediaId, courseTitle, archetype }: Resource,
): Promise<StoredFile | undefined> {
  if (mediaId !== null) return findMediaFile(db, mediaId);
  if (fileId !== null) return findFile(db, fileId);
  return workbook === null ? undefined : printed({ words: workbook, courseTitle, archetype });
}
