import * as calls from "@academy/contract/calls/learning/library";
import { fullName } from "@academy/contract/fields/full-name";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { entitledCourses } from "../access/public.ts";
import type { Auth } from "../account/public.ts";
import { type Films, findBookmarks } from "../lessons/public.ts";
import type { FindNearLessons } from "../sage/public.ts";
import { listNotes, listOwnAnswers } from "./library.queries.ts";
import { listBookmarks } from "./list-bookmarks.ts";
import { searchLibrary } from "./search-library.ts";
import { gatherWriting } from "./writing.rules.ts";
import { writingDocument } from "./writing-document.rules.ts";

type Deps = {
  db: Db;
  now: Clock;
  films: Pick<Films, "transcripts">;
  auth: Pick<Auth, "requireUser">;
  documents: Pick<Documents, "of">;
  findNearLessons: FindNearLessons;
};

export function libraryRoutes({
  db,
  now,
  films,
  auth,
  documents,
  findNearLessons,
}: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.searchLibrary, async (request) => {
      const user = await auth.requireUser(request);
      const { page = "1", ...asked } = request.query;
      return searchLibrary({ db, films, findNearLessons }, user, {
        ...asked,
        page: Number(page),
        now: now(),
      });
    });

    registerCall(app, calls.listBookmarks, async (request) =>
      listBookmarks(db, await auth.requireUser(request), {
        page: Number(request.query.page ?? "1"),
        now: now(),
      }),
    );

    const findWriting = async (user: Awaited<ReturnType<Auth["requireUser"]>>) => {
      const courseIds = [...(await entitledCourses(db, user, now()))];
      const [notes, bookmarks, answers] = await Promise.all([
        listNotes(db, user.id, courseIds),
        findBookmarks(db, user.id, courseIds),
        listOwnAnswers(db, user.id, courseIds),
      ]);
      return { name: fullName(user), courses: gatherWriting({ notes, bookmarks, answers }), at: now() };
    };

    registerCall(app, calls.downloadWriting, async (request, reply) =>
      reply
        .type("text/html; charset=utf-8")
        .header("content-disposition", 'attachment; filename="my-notes-and-answers.html"')
        .send(writingDocument(await findWriting(await auth.requireUser(request)))),
    );

    registerCall(
      app,
      calls.printWriting,
      async (request, reply) => {
        const user = await auth.requireUser(request);
        const pdf = await documents.of(user.id).renderWriting(await findWriting(user));
        return reply
          .type("application/pdf")
          .header("content-disposition", 'attachment; filename="my-notes-and-answers.pdf"')
          .header("cache-control", "private, no-store")
          .send(Buffer.from(pdf));
      },
      { config: { limit: "reports" } },
    );
  };
}
