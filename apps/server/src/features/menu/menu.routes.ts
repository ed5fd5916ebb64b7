import * as calls from "@academy/contract/calls/studio/menu";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import type { Words } from "../words/public.ts";
import { changeMenu } from "./change-menu.ts";
import { showMenu } from "./show-menu.ts";

type Deps = { db: Db; now: Clock; words: Words | undefined; auth: Pick<Auth, "requireOwner"> };

/** The menu of visitors and the footer, as the owner changes them. */
export function menuRoutes(deps: Deps): FastifyPluginAsync {
  const { auth } = deps;
  return async (app) => {
    registerCall(app, calls.showMenu, async (request) => {
      await auth.requireOwner(request);
      return showMenu(deps.db);
    });
    registerCall(app, calls.changeMenu, async (request) => {
      const { id } = await auth.requireOwner(request);
      await changeMenu(deps, request.body, id);
    });
  };
}
