import { certificateParams } from "@academy/contract/learning/certificates";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../platform/db/database.ts";
import type { Pages } from "../../platform/pages/load-pages.ts";
import { sendPage } from "../../platform/pages/serving/unknown-path.ts";
import { findCheckedCertificate } from "./certificates.queries.ts";

const path = "/verify/:id";

/** The page says itself what it found; a number that no certificate has is not found in status, too. */
export function verifyPageRoutes({ db, pages }: { db: Db; pages: Pages }): FastifyPluginAsyncZod {
  return async (app) => {
    if (!pages.shellRoutes.includes(path)) return;
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      // Exactly what we give out: a database may stumble over other text.
      const { data } = certificateParams.safeParse(request.params);
      const isKnown = data !== undefined && (await findCheckedCertificate(db, data.id)) !== undefined;
      return sendPage(request, reply, pages.shell, isKnown ? 200 : 404);
    });
  };
}
