import * as calls from "@academy/contract/calls/studio/media";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import { readPage } from "../../platform/db/cursor-paging.ts";
import { type Db, inTransaction } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { findFile } from "../../platform/files/files.queries.ts";
import { sendFile } from "../../platform/files/send-file.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { recordAudit } from "../audit/public.ts";
import { deleteMedia, findMedia, listMedia, listSizes, sumMediaSizes, updateMedia } from "./media.queries.ts";
import { showMedia, toItems } from "./show-media.ts";
import type { UploadFolder } from "./uploads/upload-folder.ts";
import { countUses } from "./uses.queries.ts";

type Deps = {
  db: Db;
  now: Clock;
  store: FileStore;
  folder: UploadFolder;
  auth: Pick<Auth, "requireStaff">;
};

/** The library, for owners and editors; of pictures everybody gets the sizes that were made of them. */
export function mediaRoutes({ db, now, store, folder, auth }: Deps): FastifyPluginAsync {
  const editor = async (request: FastifyRequest) => (await auth.requireStaff(request, "editors")).id;
  return async (app) => {
    registerCall(app, calls.listMedia, async (request) => {
      await editor(request);
      const { kind, q, ...page } = request.query;
      const { items, nextCursor } = await readPage(
        page,
        (pageRequest) => listMedia(db, { kind, q }, pageRequest),
        {
          cursorOf: ({ created_at, id }) => ({ at: created_at, id }),
          toItem: (row) => row,
        },
      );
      return { items: await toItems(db, items), nextCursor };
    });

    registerCall(app, calls.showMediaSpace, async (request) => {
      await editor(request);
      return { usedBytes: await sumMediaSizes(db), freeBytes: await folder.freeBytes() };
    });

    registerCall(app, calls.showMedia, async (request) => {
      await editor(request);
      return showMedia(db, request.params.id);
    });

    registerCall(app, calls.changeMedia, async (request) => {
      await editor(request);
      if (!(await updateMedia(db, request.params.id, request.body))) throw new AppError("NOT_FOUND");
    });

    registerCall(app, calls.deleteMedia, async (request) => {
      const by = await editor(request);
      const { id } = request.params;
      await inTransaction(db, async (tx) => {
        const row = await findMedia(tx, id);
        if (!row) throw new AppError("NOT_FOUND");
        if ((await countUses(tx, id)) > 0) {
          throw new AppError("CONFLICT", { message: "This is still used. Take it out there first." });
        }
        await deleteMedia(tx, row, now());
        const detail = { name: row.name };
        await recordAudit(tx, { by, action: "media.deleted", subject: { kind: "media", id }, detail }, now());
      });
    });

    registerCall(
      app,
      calls.mediaFile,
      async (request, reply) => {
        await editor(request);
        const row = await findMedia(db, request.params.id);
        const file = row && (await findFile(db, row.file_id));
        if (!row || !file) throw new AppError("NOT_FOUND");
        return sendFile(request, reply, store, file, { isDownload: row.kind === "file" });
      },
      { answersHead: true },
    );

    registerCall(
      app,
      calls.libraryPicture,
      async (request, reply) => {
        const sizes = (await listSizes(db, [request.params.id])).filter(({ format }) => format === "webp");
        const size = sizes.find(({ width }) => width >= 960) ?? sizes.at(-1);
        const file = size && (await findFile(db, size.file_id));
        if (!file) throw new AppError("NOT_FOUND");
        // What this address shows can be replaced.
        return sendFile(request, reply, store, { ...file, isPublic: false });
      },
      { answersHead: true },
    );
  };
}
