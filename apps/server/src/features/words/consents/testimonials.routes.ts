import * as calls from "@academy/contract/calls/studio/testimonials";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import { addTestimonial } from "./add-testimonial.ts";
import { listTestimonials, recordConsent, withdrawConsent } from "./consents.ts";

type Deps = { db: Db; now: Clock; auth: Pick<Auth, "requireOwner"> };

/** Who has agreed to what of them is shown. For owners alone: it names people. */
export function testimonialRoutes({ db, now, auth }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(app, calls.listTestimonials, async (request) => {
      await auth.requireOwner(request);
      return listTestimonials(db);
    });

    registerCall(app, calls.addTestimonial, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      return addTestimonial(db, request.body, { by, now: now() });
    });

    registerCall(app, calls.recordConsent, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await recordConsent(db, request.params.id, request.body, by, now());
    });

    registerCall(app, calls.removeConsent, async (request, _reply) => {
      const { id: by } = await auth.requireOwner(request);
      await withdrawConsent(db, request.params.id, by, now());
    });
  };
}
