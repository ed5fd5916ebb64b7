import { leadReceipt, proofChallenge, subscribeLeadBody } from "@academy/contract/leads";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../platform/errors.ts";
import type { Rates } from "../../platform/http/limits/rate-limits.ts";
import type { Auth } from "../account/public.ts";
import type { ProofOfWork } from "./proof-of-work.ts";
import { type LeadDeps, receiptForNobody, subscribeLead } from "./subscribe-lead.ts";

type Deps = LeadDeps & {
  auth: Pick<Auth, "findUser">;
  rates: Rates;
  proofOfWork: ProofOfWork;
};

export function leadsRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { auth, rates, proofOfWork, now } = deps;
  return async (app) => {
    app.post(
      "/api/subscribe-lead",
      { schema: { body: subscribeLeadBody, response: { 200: leadReceipt } }, config: { limit: "leads" } },
      async (request) => {
        const { body } = request;
        if (body.website) return receiptForNobody(body, now());
        // Nobody meets this who sends a handful of results from one place.
        const isTrusted =
          body.proof === undefined
            ? await rates.isWithin("unprovenLeads", request)
            : await proofOfWork.isGood(body.proof);
        if (!isTrusted) throw new AppError("PROOF_NEEDED");
        return subscribeLead(deps, body, await auth.findUser(request));
      },
    );

    app.get("/api/proof-of-work", { schema: { response: { 200: proofChallenge } } }, () =>
      proofOfWork.challenge(),
    );
  };
}
