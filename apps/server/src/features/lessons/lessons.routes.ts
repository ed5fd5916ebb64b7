import * as calls from "@academy/contract/calls/learning/lessons";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { sendFile } from "../../platform/files/send-file.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Member } from "../access/public.ts";
import type { Auth } from "../account/public.ts";
import { saveBookmark } from "./bookmarks/save-bookmark.ts";
import type { Film, Films } from "./film.ts";
import { playerPage } from "./hosted-films.ts";
import { openForKeeping, openLesson } from "./open-lesson.ts";
import { saveNote } from "./save-note.ts";
import { showLesson } from "./show-lesson.ts";

type Deps = { db: Db; now: Clock; films: Films; auth: Pick<Auth, "requireUser"> };

/** Named, because the HEAD that the framework adds by itself would read the whole film to measure it. */
const _readMethods: ("GET" | "HEAD")[] = ["GET", "HEAD"];

export function lessonsRoutes(deps: Deps): FastifyPluginAsync {
  const { db, now, films, auth } = deps;
  const findFilm = async (member: Member, id: string): Promise<Film> => {
    const { film } = await openLesson(db, member, id, now());
    const found = film && (await films.find(film, db));
    if (!found) throw new AppError("NOT_FOUND");
    return found;
  };
  return async (app) => {
    registerCall(app, calls.showLesson, async (request) =>
      showLesson(deps, await auth.requireUser(request), request.params.id),
    );

    registerCall(
      app,
      calls.lessonVideo,
      async (request, reply) => {
        const { files, store } = await findFilm(await auth.requireUser(request), request.params.id);
        const { format } = request.query;
        const chosen = format ? files.find((each) => each.format === format) : files[0];
        if (!chosen) throw new AppError("NOT_FOUND");
        return sendFile(request, reply, store, chosen.file);
      },
      { answersHead: true },
    );

    registerCall(app, calls.lessonPlayer, async (request, reply) => {
      const { film, title } = await openLesson(db, await auth.requireUser(request), request.params.id, now());
      if (!film || !("host" in film)) throw new AppError("NOT_FOUND");
      const { html, policy } = playerPage(film, title, Number(request.query.at ?? 0));
      return reply
        .headers({
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": policy,
          "cache-control": "private, no-store",
        })
        .send(html);
    });

    registerCall(
      app,
      calls.lessonCaptions,
      async (request, reply) => {
        const { captions, store } = await findFilm(await auth.requireUser(request), request.params.id);
        if (!captions) throw new AppError("NOT_FOUND");
        return sendFile(request, reply, store, captions);
      },
      { answersHead: true },
    );

    registerCall(app, calls.saveNote, async (request) => {
      const member = await auth.requireUser(request);
      const at = now();
      const { id: lessonId, courseId } = await openForKeeping(db, member, request.params.id, at);
      return saveNote(db, { ...request.body, userId: member.id, lessonId, courseId, now: at });
    });

    registerCall(app, calls.saveBookmark, async (request) => {
      const member = await auth.requireUser(request);
      const { id, bookmarkId } = request.params;
      const { id: lessonId } = await openForKeeping(db, member, id, now());
      return saveBookmark(db, { ...request.body, userId: member.id, lessonId, id: bookmarkId, now: now() });
    });
  };
}
