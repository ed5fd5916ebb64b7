import * as calls from "@academy/contract/calls/account";
import { pictureMaxBytes, pictureTypes } from "@academy/contract/fields/picture";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { Auth } from "../sessions/auth.ts";
import { showAccount } from "../show-account.ts";
import { removePicture, setPicture } from "./change-picture.ts";
import { wrongPictureType } from "./redraw-picture.ts";

type Deps = AccountDeps & { auth: Auth };

/** Takes a picture's own bytes, so what it accepts as a body is its own. */
export function pictureRoutes(deps: Deps): FastifyPluginAsync {
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

    registerCall(
      app,
      calls.savePicture,
      async (request) => {
        const session = await auth.requireSession(request);
        const bytes = request.body;
        if (!Buffer.isBuffer(bytes)) {
          throw new AppError("UNSUPPORTED_TYPE", { message: wrongPictureType });
        }
        await setPicture(deps, session.user, bytes);
        return showAccount(deps, session);
      },
      { bodyLimit: pictureMaxBytes },
    );

    registerCall(app, calls.removePicture, async (request) => {
      const session = await auth.requireSession(request);
      await removePicture(deps, session.user);
      return showAccount(deps, session);
    });
  };
}
