import * as calls from "@academy/contract/calls/studio/theme";
import { pictureTypes } from "@academy/contract/fields/picture";
import { logoMaxBytes } from "@academy/contract/fields/theme-colors";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { SellerSettings } from "../../platform/settings/chosen-seller.ts";
import type { Auth } from "../account/public.ts";
import type { Words } from "../words/public.ts";
import { changeTheme } from "./change-theme.ts";
import { showTheme } from "./show-theme.ts";
import { takeLogo, wrongLogoType } from "./take-logo.ts";

type Deps = {
  db: Db;
  now: Clock;
  store: FileStore;
  words: Words | undefined;
  settings: SellerSettings;
  auth: Pick<Auth, "requireOwner">;
};

/** The academy's colors, logo and paper, as the owner changes them. */
export function themeRoutes(deps: Deps): FastifyPluginAsync {
  const { auth } = deps;
  return async (app) => {
    registerCall(app, calls.showTheme, async (request) => {
      await auth.requireOwner(request);
      return showTheme(deps.db, deps.settings);
    });
    registerCall(app, calls.changeTheme, async (request) => {
      const { id } = await auth.requireOwner(request);
      await changeTheme(deps, request.body, id);
    });
  };
}

/** Takes a picture's own bytes, so what it accepts as a body is its own. */
export function logoRoutes(deps: Deps): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      [...pictureTypes],
      { parseAs: "buffer", bodyLimit: logoMaxBytes },
      async (_request: unknown, bytes: Buffer) => bytes,
    );
    app.addContentTypeParser("*", async () => {
      throw new AppError("UNSUPPORTED_TYPE", { message: wrongLogoType });
    });
    registerCall(
      app,
      calls.uploadLogo,
      async (request) => {
        await deps.auth.requireOwner(request);
        const bytes = request.body;
        if (!Buffer.isBuffer(bytes)) throw new AppError("UNSUPPORTED_TYPE", { message: wrongLogoType });
        return takeLogo(deps, bytes);
      },
      { bodyLimit: logoMaxBytes },
    );
  };
}
