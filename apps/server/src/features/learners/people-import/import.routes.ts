import * as calls from "@academy/contract/calls/studio/people-import";
import { importMaxBytes } from "@academy/contract/studio/people-import";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { checkLeadAccess, checkPeopleFile } from "./check-people-file.ts";
import { startImport } from "./import-people.ts";
import { listImportLines, showImport } from "./show-import.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireOwner"> };

const wrongType = "Please send a CSV file.";

/** People from elsewhere. */
export function peopleImportRoutes(deps: Deps): FastifyPluginAsync {
  const { db, auth } = deps;
  return async (app) => {
    await app.register(fileRoute(deps));

    registerCall(app, calls.checkLeadAccess, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      const { sendsMail, ...asked } = request.body;
      return checkLeadAccess(deps, { ...asked, sendsWelcome: sendsMail, by });
    });

    registerCall(app, calls.getPeopleImport, async (request) => {
      await auth.requireOwner(request);
      return showImport(db, request.params.id.toLowerCase());
    });

    registerCall(app, calls.listImportLines, async (request) => {
      await auth.requireOwner(request);
      return listImportLines(db, request.params.id.toLowerCase(), request.query);
    });

    registerCall(app, calls.startPeopleImport, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      return startImport(deps, { id: request.params.id.toLowerCase(), by, reason: request.body.reason });
    });
  };
}

/** Takes a file's own bytes, so what it accepts as a body is its own. */
const fileRoute =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      [...calls.checkPeopleFile.body.mediaTypes],
      { parseAs: "buffer", bodyLimit: importMaxBytes },
      async (_request: unknown, bytes: Buffer) => bytes,
    );
    app.addContentTypeParser("*", async () => {
      throw new AppError("UNSUPPORTED_TYPE", { message: wrongType });
    });
    registerCall(
      app,
      calls.checkPeopleFile,
      async (request) => {
        const { id: by } = await deps.auth.requireOwner(request);
        const bytes = request.body;
        if (!Buffer.isBuffer(bytes)) throw new AppError("UNSUPPORTED_TYPE", { message: wrongType });
        const { offer = null, welcome } = request.query;
        return checkPeopleFile(deps, { bytes, offer, sendsWelcome: welcome === "yes", by });
      },
      { bodyLimit: importMaxBytes, config: { limit: "peopleImports" } },
    );
  };
