import { accountView, pictureMaxBytes, pictureTypes } from "@academy/contract/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../../platform/errors.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { Auth } from "../sessions/auth.ts";
import { showAccount } from "../show-account.ts";
import { removePicture, setPicture } from "./change-picture.ts";
import { wrongPictureType } from "./redraw-picture.ts";

type Deps = AccountDeps & { auth: Auth };

const path = "/api/account/picture";
const schema = { response: { 200: accountView } };

/** Takes a picture's own bytes, so what it accepts as a body is its own. */
export function pictureRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { auth } = deps;
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      [...pictureTypes],
      { parseAs: "buffer", bodyLimit: pictureMaxBytes },
      async (_request: unknown, bytes: Buffer) => bytes,
    );
    app.addContentTypeParser("*", async () => {
      throw new AppError("UNSUPPORTED_TYPE", { message: wrongPictureType });
    });

    app.put(
      path,
      {
        schema,
        bodyLimit: pictureMaxBytes,
        // Before a single byte of it is read.
        onRequest: async (request) => void (await auth.requireUser(request)),
      },
      async (request) => {
        const session = await auth.requireSession(request);
        const bytes = request.body;
        if (!Buffer.isBuffer(bytes)) {
          throw new AppError("UNSUPPORTED_TYPE", { message: wrongPictureType });
        }
        await setPicture(deps, session.user, bytes);
        return showAccount(deps, session);
      },
    );

    app.delete(path, { schema }, async (request) => {
      const session = await auth.requireSession(request);
      await removePicture(deps, session.user);
      return showAccount(deps, session);
    });
  };
}
