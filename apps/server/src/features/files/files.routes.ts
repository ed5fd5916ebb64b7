import * as calls from "@academy/contract/calls/operations";
import type { FastifyPluginAsync } from "fastify";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { findFile } from "../../platform/files/files.queries.ts";
import { sendFile } from "../../platform/files/send-file.ts";
import { registerCall } from "../../platform/http/register-call.ts";

/** Public files by id. A private one is not found here: the feature it belongs to has a route that checks who asks. */
export function filesRoutes({ db, store }: { db: Db; store: FileStore }): FastifyPluginAsync {
  return async (app) => {
    registerCall(
      app,
      calls.publicFile,
      async (request, reply) => {
        const file = await findFile(db, request.params.id);
        if (!file?.isPublic) throw new AppError("NOT_FOUND");
        return sendFile(request, reply, store, file);
      },
      { answersHead: true },
    );
  };
}
