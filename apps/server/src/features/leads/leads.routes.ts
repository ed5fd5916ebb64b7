import * as calls from "@academy/contract/calls/visitors/leads";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "../../platform/errors.ts";
import type { Rates } from "../../platform/http/limits/rate-limits.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import type { ProofOfWork } from "./proof-of-work.ts";
import { isSuspect, type LeadDeps, subscribeLead } from "./subscribe-lead.ts";

type Deps = LeadDeps & {
  auth: Pick<Auth, "findUser">;
  rates: Rates;
  proofOfWork: ProofOfWork;
};

export function leadsRoutes(deps: Deps): FastifyPluginAsync {
  const { auth, rates, proofOfWork } = deps;
  return async (app) => {
    registerCall(
      app,
      calls.subscribeLead,
      async (request) => {
        const { body } = request;
        // Nobody meets this who sends a handful of results from one place, unless the hidden field was filled in: a
        // browser then does the work unseen, and what only sends forms stays outside.
        const isTrusted =
          body.proof === undefined
            ? !isSuspect(body) && (await rates.isWithin("unprovenLeads", request))
            : await proofOfWork.isGood(body.proof);
        if (!isTrusted) throw new AppError("PROOF_OF_WORK_NEEDED");
        return subscribeLead(deps, body, await auth.findUser(request));
      },
      { config: { limit: "leads" } },
    );

    registerCall(app, calls.getProofChallenge, () => proofOfWork.challenge());
  };
}
