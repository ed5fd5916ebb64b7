import * as calls from "@academy/contract/calls/visitors/headlines";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import type { Words } from "../../words/public.ts";
import { compareHeadlines, endHeadlines } from "./compare-headlines.ts";
import { showHeadlines } from "./show-headlines.ts";

type Deps = { db: Db; now: Clock; words: Words | undefined; auth: Pick<Auth, "requireOwner"> };

/** Two headlines of the quiz, each for half of the visitors. */
export function headlineRoutes({ db, now, words, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.showHeadlines, async (request) => {
      await auth.requireOwner(request);
      return showHeadlines(db, now());
    });

    registerCall(app, calls.compareHeadlines, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await compareHeadlines({ db, words }, request.body, { by, now });
    });

    registerCall(app, calls.endHeadlines, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await endHeadlines({ db, words }, request.body, { by, now });
    });
  };
}
