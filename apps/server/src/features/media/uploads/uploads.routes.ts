import type { Readable } from "node:stream";
import * as calls from "@academy/contract/calls/studio/media";
import { pathOf } from "@academy/contract/path-of";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { beginUpload, endUpload, receivePiece, showUpload, type UploadDeps } from "./do-upload.ts";
import { cleanName, readCount, readMetadata, tusVersion } from "./tus.rules.ts";

type Deps = UploadDeps & { auth: Pick<Auth, "requireStaff"> };

/** Resumable uploads: of the tus protocol its core, creation and termination. Takes bytes, so its bodies are its own. */
export function uploadRoutes({ auth, ...deps }: Deps): FastifyPluginAsync {
  const editor = async (request: FastifyRequest) => (await auth.requireStaff(request, "editors")).id;
  return async (app) => {
    // Handed on as it arrives: a piece may be as long as the file.
    app.addContentTypeParser(
      "application/offset+octet-stream",
      async (_request: unknown, bytes: Readable) => bytes,
    );
    app.addHook("onSend", async (_request, reply) => void reply.header("tus-resumable", tusVersion));

    registerCall(app, calls.beginUpload, async (request, reply) => {
      const by = await editor(request);
      const size = readCount(request.headers["upload-length"]);
      if (size === undefined) throw new AppError("BAD_REQUEST", { message: "Upload-Length is missing." });
      const metadata = readMetadata(request.headers["upload-metadata"]);
      const replaces = z.uuid().safeParse(metadata.get("replaces")).data?.toLowerCase() ?? null;
      const id = await beginUpload(deps, { by, size, replaces, name: cleanName(metadata.get("filename")) });
      reply.header("location", pathOf(calls.showUpload, { params: { id } }));
      return { id };
    });

    registerCall(
      app,
      calls.showUpload,
      async (request, reply) => {
        const upload = await showUpload(deps, { id: request.params.id, by: await editor(request) });
        reply.header("upload-offset", upload.offset).header("upload-length", upload.size);
        return request.method === "HEAD" ? reply.code(200).send() : upload;
      },
      { answersHead: true },
    );

    registerCall(app, calls.receiveUpload, async (request, reply) => {
      const by = await editor(request);
      const offset = readCount(request.headers["upload-offset"]);
      const bytes = request.body as Readable | undefined;
      if (offset === undefined || typeof bytes?.pipe !== "function") {
        throw new AppError("UNSUPPORTED_TYPE", { message: "Send bytes, and say where they belong." });
      }
      const at = await receivePiece(deps, { id: request.params.id, by, offset, bytes });
      reply.header("upload-offset", at);
    });

    registerCall(app, calls.endUpload, async (request) =>
      endUpload(deps, { id: request.params.id, by: await editor(request) }),
    );
  };
}
