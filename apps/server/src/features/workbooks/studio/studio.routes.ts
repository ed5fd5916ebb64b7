import * as calls from "@academy/contract/calls/studio/workbooks";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import type { Actor } from "../../audit/public.ts";
import { arrangeBooks, makeBook, removeBook } from "./arrange-books.ts";
import { showBook, showBooks, showBookVersion, showBookVersions } from "./show-books.ts";
import { publishBook, restoreBookVersion, saveBookDraft, withdrawBook } from "./write-book.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireStaff"> };

/** The longest workbooks have some hundreds of items. */
const maxBookBytes = 1_500_000;

/** Workbooks as their writers see and change them. */
export function workbookStudioRoutes({ db, now, auth }: Deps): FastifyPluginAsync {
  const editing = async (request: FastifyRequest): Promise<Actor> => {
    const { id: by } = await auth.requireStaff(request, "editors");
    return { by, now: now() };
  };
  return async (app) => {
    registerCall(app, calls.listBooks, async (request) => {
      await editing(request);
      return showBooks(db, request.params.id);
    });

    registerCall(app, calls.makeBook, async (request) =>
      makeBook(db, request.params.id, request.body.title, await editing(request)),
    );

    registerCall(app, calls.arrangeBooks, async (request) =>
      arrangeBooks(db, request.params.id, request.body.ids, await editing(request)),
    );

    registerCall(app, calls.showBook, async (request) =>
      showBook(db, request.params.id, await editing(request)),
    );

    registerCall(
      app,
      calls.saveBookDraft,
      async (request) => saveBookDraft(db, request.params.id, request.body, await editing(request)),
      { bodyLimit: maxBookBytes },
    );

    registerCall(app, calls.publishBook, async (request) =>
      publishBook(db, request.params.id, request.body.revision, await editing(request)),
    );

    registerCall(app, calls.withdrawBook, async (request) =>
      withdrawBook(db, request.params.id, await editing(request)),
    );

    registerCall(app, calls.deleteBook, async (request) =>
      removeBook(db, request.params.id, await editing(request)),
    );

    registerCall(app, calls.listBookVersions, async (request) => {
      await editing(request);
      return showBookVersions(db, request.params.id);
    });

    registerCall(app, calls.showBookVersion, async (request) => {
      await editing(request);
      return showBookVersion(db, request.params.id, request.params.versionId);
    });

    registerCall(app, calls.restoreBookVersion, async (request) =>
      restoreBookVersion(db, { ...request.params, revision: request.body.revision }, await editing(request)),
    );
  };
}
