import { fileParams } from "@academy/contract/files";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { findFile } from "../../platform/files/files.queries.ts";
import { sendFile } from "../../platform/files/send-file.ts";

/** Public files by id. A private one is not found here: the feature it belongs to has a route that checks who asks. */
export function filesRoutes({ db, store }: { db: Db; store: FileStore }): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      // Named, because the HEAD that the framework adds by itself would read the whole file to measure it.
      method: ["GET", "HEAD"],
      url: "/files/:id",
      schema: { params: fileParams },
      handler: async (request, reply) => {
        const file = await findFile(db, request.params.id);
        if (!file?.isPublic) throw new AppError("NOT_FOUND");
        return sendFile(request, reply, store, file);
      },
    });
  };
}
