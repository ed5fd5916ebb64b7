import * as calls from "@academy/contract/calls/studio/learners";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Documents } from "../../../platform/documents/documents.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { AccountDeps, Auth } from "../../account/public.ts";
import type { LearnerAction } from "./act-on-learner.ts";
import { endAccess } from "./change-access.ts";
import {
  eraseLearner,
  handOutData,
  helpSignIn,
  helpWithSecondFactor,
  signOutEverywhere,
} from "./change-account.ts";
import { correctName, restore, revoke } from "./change-certificate.ts";
import { eraseAddress } from "./erase-address.ts";
import { giveAccess, previewAccessMail } from "./give-access.ts";
import { showLearner } from "./show-learner.ts";

export type LearnerDeps = Pick<AccountDeps, "db" | "now" | "hash" | "personalData"> & {
  baseUrl: string;
  documents: Pick<Documents, "renderMail">;
  auth: Pick<Auth, "requireOwner" | "requireStaff">;
};
type ActionRequest = FastifyRequest & { params: { id: string }; body: { reason: string } };

const isDone = { status: "done" } as const;

/** One learner: what the owner and support see, and what they may do. */
export function learnerRoutes(deps: LearnerDeps): FastifyPluginAsync {
  const { db, now, auth } = deps;
  const actingAs = (by: string, { params, body }: ActionRequest): LearnerAction => ({
    id: params.id.toLowerCase(),
    by,
    reason: body.reason,
  });
  const acting = async (request: ActionRequest) => actingAs((await auth.requireOwner(request)).id, request);
  return async (app) => {
    registerCall(app, calls.getLearner, async (request) => {
      await auth.requireStaff(request, "support");
      return showLearner(db, request.params.id.toLowerCase(), now());
    });

    registerCall(app, calls.giveAccess, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      return giveAccess(deps, { ...request.body, by });
    });

    registerCall(app, calls.previewAccessMail, async (request) => {
      await auth.requireOwner(request);
      return previewAccessMail(deps, request.body);
    });

    registerCall(app, calls.endAccess, async (request) => {
      await endAccess(deps, { ...(await acting(request)), grantId: request.params.grant.toLowerCase() });
      return isDone;
    });

    registerCall(app, calls.correctCertificate, async (request) => {
      const { firstName, lastName } = request.body;
      const about = { ...(await acting(request)), certificateId: request.params.certificate.toLowerCase() };
      await correctName(deps, { ...about, firstName, lastName });
      return isDone;
    });

    registerCall(app, calls.revokeLearnerCertificate, async (request) => {
      const certificateId = request.params.certificate.toLowerCase();
      await revoke(deps, { ...(await acting(request)), certificateId });
      return isDone;
    });

    registerCall(app, calls.restoreLearnerCertificate, async (request) => {
      const certificateId = request.params.certificate.toLowerCase();
      await restore(deps, { ...(await acting(request)), certificateId });
      return isDone;
    });

    registerCall(app, calls.helpLearnerSignIn, async (request) => {
      // The one thing that support does about accounts: whatever is sent goes to the learner's own address.
      const { id: by } = await auth.requireStaff(request, "support");
      await helpSignIn(deps, { ...actingAs(by, request), send: request.body.send });
      return isDone;
    });

    registerCall(app, calls.sendSecondFactorOffLink, async (request) => {
      await helpWithSecondFactor(deps, await acting(request));
      return isDone;
    });

    registerCall(app, calls.endLearnerSessions, async (request) => {
      await signOutEverywhere(deps, await acting(request));
      return isDone;
    });

    registerCall(app, calls.exportLearner, async (request, reply) => {
      const data = await handOutData(deps, await acting(request));
      return reply
        .header("content-type", "application/json; charset=utf-8")
        .header("content-disposition", 'attachment; filename="lightworker-academy-account.json"')
        .header("cache-control", "private, no-store")
        .send(JSON.stringify(data, null, 2));
    });

    registerCall(app, calls.eraseLearner, async (request) => {
      await eraseLearner(deps, { ...(await acting(request)), email: request.body.email });
      return isDone;
    });

    registerCall(app, calls.eraseAddress, async (request) => {
      const { id: by } = await auth.requireOwner(request);
      await eraseAddress(deps, { ...request.body, by });
      return isDone;
    });
  };
}
