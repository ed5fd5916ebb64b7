import * as calls from "@academy/contract/calls/visitors/social-proof";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { chooseMode, findMode, showSocialProof } from "./social-proof.ts";

type Deps = { db: Db; now: Clock; isDemo: boolean; auth: Pick<Auth, "requireOwner"> };

/** The notices about who has enrolled lately, and the owner's say in them. */
export function socialProofRoutes({ db, now, isDemo, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.showSocialProof, async () => showSocialProof(await findMode(db, isDemo)));

    registerCall(app, calls.showSocialProofChoice, async (request) => {
      await auth.requireOwner(request);
      return { mode: await findMode(db, isDemo) };
    });

    registerCall(app, calls.chooseSocialProof, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      await chooseMode(db, request.body, { by, isDemo, now: now() });
      return { mode: request.body.mode };
    });
  };
}
