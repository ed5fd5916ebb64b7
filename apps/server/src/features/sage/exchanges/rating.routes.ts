import { ratingBody, ratingParams } from "@academy/contract/sage";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { saveRating } from "./exchanges.queries.ts";

/** Whoever got the answer knows its id, and may change their mind. */
export function ratingRoutes({ db }: { db: Db }): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/api/chat/:id/rating",
      { schema: { params: ratingParams, body: ratingBody } },
      async (request, reply) => {
        const isKept = await saveRating(db, request.params.id.toLowerCase(), request.body.isHelpful);
        if (!isKept) throw new AppError("NOT_FOUND");
        return reply.code(204).send();
      },
    );
  };
}
