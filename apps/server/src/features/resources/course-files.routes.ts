import { randomUUID } from "node:crypto";
import * as calls from "@academy/contract/calls/studio/course-files";
import { maxCourseFiles } from "@academy/contract/studio/course-files";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { recordAudit } from "../audit/public.ts";
import { findItems, setUses } from "../media/public.ts";
import {
  endCourseFile,
  insertCourseFile,
  isCourse,
  isLessonOf,
  listCourseFiles,
} from "./resources.queries.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireStaff"> };

/** Files of the library that whoever has a course finds among their downloads. */
export function courseFileRoutes({ db, now, auth }: Deps): FastifyPluginAsync {
  const editor = async (request: FastifyRequest) => (await auth.requireStaff(request, "editors")).id;
  return async (app) => {
    registerCall(app, calls.listCourseFiles, async (request) => {
      await editor(request);
      const files = await listCourseFiles(db, request.params.id);
      const media = new Map((await findItems(db, idsOf(files))).map((item) => [item.id, item]));
      return {
        items: files.flatMap(({ id, title, mediaId, lessonId }) => {
          const item = media.get(mediaId ?? "");
          return item ? [{ id, title, lessonId, media: item }] : [];
        }),
      };
    });

    registerCall(app, calls.addCourseFile, async (request) => {
      const by = await editor(request);
      const { mediaId, title, lessonId = null } = request.body;
      const [item] = await findItems(db, [mediaId]);
      if (!item)
        throw new AppError("BAD_REQUEST", {
          field: "mediaId",
          message: "That file is no longer in the library.",
        });
      const courseId = request.params.id;
      await inTransaction(db, async (tx) => {
        if (!(await isCourse(tx, courseId))) throw new AppError("NOT_FOUND");
        if (lessonId && !(await isLessonOf(tx, lessonId, courseId))) throw new AppError("NOT_FOUND");
        const files = await listCourseFiles(tx, courseId);
        // A second click.
        const isSame = (file: (typeof files)[number]) =>
          file.mediaId === mediaId && file.title === title && file.lessonId === lessonId;
        if (files.some(isSame)) return;
        if (files.length >= maxCourseFiles)
          throw new AppError("CONFLICT", { message: "A course can have up to 100 files." });
        const ending = /\.([a-z0-9]{1,8})$/i.exec(item.name)?.[1] ?? "file";
        await insertCourseFile(tx, { id: randomUUID(), courseId, lessonId, title, mediaId, ending });
        await noteChange(tx, { courseId, by, now: now() });
      });
    });

    registerCall(app, calls.removeCourseFile, async (request) => {
      const by = await editor(request);
      await inTransaction(db, async (tx) => {
        const courseId = await endCourseFile(tx, request.params.id);
        if (courseId) await noteChange(tx, { courseId, by, now: now() });
      });
    });
  };
}

const idsOf = (files: readonly { mediaId: string | null }[]) => files.flatMap(({ mediaId }) => mediaId ?? []);

async function noteChange(tx: Tx, { courseId, by, now }: { courseId: string; by: string; now: Date }) {
  const files = await listCourseFiles(tx, courseId);
  await setUses(tx, { kind: "course", id: courseId }, "download", [...new Set(idsOf(files))]);
  await recordAudit(tx, { by, action: "course.files", subject: { kind: "course", id: courseId } }, now);
}
