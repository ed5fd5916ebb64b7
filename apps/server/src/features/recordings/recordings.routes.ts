import { listRecordings } from "@academy/contract/calls/learning/recordings";
import * as calls from "@academy/contract/calls/studio/recordings";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { showRecordings } from "./show-recordings.ts";
import { addRecording } from "./studio/add-recording.ts";
import { changeRecording, putSamplesAway, showRecording } from "./studio/change-recording.ts";
import { makeShelf, showShelves } from "./studio/make-shelf.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireUser" | "requireStaff" | "requireOwner"> };

/** Shelves and what stands on them, for those who watch and those who put it there. */
export function recordingsRoutes({ db, now, auth }: Deps): FastifyPluginAsync {
  const editing = async (request: FastifyRequest) => {
    const { id: by } = await auth.requireStaff(request, "editors");
    return { by, now: now() };
  };
  const owning = async (request: FastifyRequest) => {
    const { id: by } = await auth.requireOwner(request);
    return { by, now: now() };
  };
  return async (app) => {
    registerCall(app, listRecordings, async (request) => {
      const { shelf, page = "1" } = request.query;
      const asked = { shelf, page: Number(page), now: now() };
      return showRecordings(db, await auth.requireUser(request), asked);
    });

    registerCall(app, calls.listShelves, async (request) => {
      await editing(request);
      return showShelves(db);
    });

    registerCall(app, calls.makeShelf, async (request) => makeShelf(db, request.body, await owning(request)));

    registerCall(app, calls.addRecording, async (request) =>
      addRecording(db, request.body, await editing(request)),
    );

    registerCall(app, calls.showStudioRecording, async (request) => {
      await editing(request);
      return showRecording(db, request.params.id, now());
    });

    registerCall(app, calls.changeRecording, async (request) =>
      changeRecording(db, request.params.id, request.body.tells, await editing(request)),
    );

    registerCall(app, calls.putSamplesAway, async (request) => putSamplesAway(db, await owning(request)));
  };
}
