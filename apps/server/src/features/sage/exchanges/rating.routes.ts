import * as calls from "@academy/contract/calls/sage";
import type { FastifyPluginAsync } from "fastify";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import { saveRating } from "./exchanges.queries.ts";

/** Whoever got the answer knows its id, and may change their mind. */
export function ratingRoutes({ db }: { db: Db }): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.rateAnswer, async (request, _reply) => {
      const isKept = await saveRating(db, request.params.id.toLowerCase(), request.body.isHelpful);
      if (!isKept) throw new AppError("NOT_FOUND");
    });
  };
}
