import { socialProofChoice, socialProofView } from "@academy/contract/social-proof";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Auth } from "../account/public.ts";
import { chooseMode, findMode, showSocialProof } from "./social-proof.ts";

type Deps = { db: Db; now: Clock; isDemo: boolean; auth: Pick<Auth, "requireOwner"> };

/** The notices about who has enrolled lately, and the owner's say in them. */
export function socialProofRoutes({ db, now, isDemo, auth }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get("/api/social-proof", { schema: { response: { 200: socialProofView } } }, async () =>
      showSocialProof(await findMode(db, isDemo)),
    );

    app.get(
      "/api/studio/social-proof",
      { schema: { response: { 200: socialProofChoice } } },
      async (request) => {
        await auth.requireOwner(request);
        return { mode: await findMode(db, isDemo) };
      },
    );

    app.put(
      "/api/studio/social-proof",
      { schema: { body: socialProofChoice, response: { 200: socialProofChoice } } },
      async (request) => {
        await auth.requireOwner(request);
        await chooseMode(db, request.body.mode, now());
        return request.body;
      },
    );
  };
}
