import * as calls from "@academy/contract/calls/library";
import { fullName } from "@academy/contract/fields/full-name";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { entitledCourses } from "../access/public.ts";
import type { Auth } from "../account/public.ts";
import { type Films, findBookmarks } from "../lessons/public.ts";
import { listNotes, listOwnAnswers } from "./library.queries.ts";
import { listBookmarks } from "./list-bookmarks.ts";
import { searchLibrary } from "./search-library.ts";
import { writingDocument } from "./writing-document.rules.ts";

type Deps = { db: Db; now: Clock; films: Pick<Films, "find">; auth: Pick<Auth, "requireUser"> };

export function libraryRoutes({ db, now, films, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.searchLibrary, async (request) => {
      const user = await auth.requireUser(request);
      const { q, page = "1" } = request.query;
      return searchLibrary({ db, films }, user, { q, page: Number(page), now: now() });
    });

    registerCall(app, calls.listBookmarks, async (request) =>
      listBookmarks(db, await auth.requireUser(request), {
        page: Number(request.query.page ?? "1"),
        now: now(),
      }),
    );

    registerCall(app, calls.downloadWriting, async (request, reply) => {
      const user = await auth.requireUser(request);
      const courseIds = [...(await entitledCourses(db, user, now()))];
      const [notes, bookmarks, answers] = await Promise.all([
        listNotes(db, user.id, courseIds),
        findBookmarks(db, user.id, courseIds),
        listOwnAnswers(db, user.id, courseIds),
      ]);
      return reply
        .type("text/html; charset=utf-8")
        .header("content-disposition", 'attachment; filename="my-notes-and-answers.html"')
        .send(writingDocument({ name: fullName(user), notes, bookmarks, answers, at: now() }));
    });
  };
}
