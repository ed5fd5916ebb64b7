import * as calls from "@academy/contract/calls/learning/certificates";
import { fullName } from "@academy/contract/fields/full-name";
import { certificateParams } from "@academy/contract/learning/certificates";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Documents } from "../../platform/documents/documents.ts";
import { AppError } from "../../platform/errors.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import type { Auth } from "../account/public.ts";
import { issuedOnOf, toCertificateView, toVerificationView, verifyUrlOf } from "./certificate.rules.ts";
import { type Certificate, findCheckedCertificate, findOwn, listStanding } from "./certificates.queries.ts";
import { credentialOf } from "./credential.rules.ts";
import type { CredentialSigner } from "./credential-signer.ts";
import { reissueCertificate } from "./reissue-certificate.ts";

type Deps = {
  db: Db;
  now: Clock;
  baseUrl: string;
  documents: Pick<Documents, "of">;
  signer: CredentialSigner;
  auth: Pick<Auth, "requireUser">;
};

const _params = certificateParams;

export function certificateRoutes(deps: Deps): FastifyPluginAsync {
  const { db, baseUrl, signer, auth } = deps;
  const openOwn = async (request: Parameters<Auth["requireUser"]>[0], id: string) => {
    const { id: userId } = await auth.requireUser(request);
    const certificate = await findOwn(db, { id, userId });
    if (!certificate || certificate.endReason !== null) throw new AppError("NOT_FOUND");
    return { certificate, documents: deps.documents.of(userId) };
  };
  const sign = (certificate: Certificate) => signer.sign(credentialOf(certificate, baseUrl));

  return async (app) => {
    registerCall(app, calls.listCertificates, async (request) => {
      const user = await auth.requireUser(request);
      const certificates = await listStanding(db, user.id);
      const currentName = fullName(user);
      return certificates.map((certificate) => toCertificateView(certificate, { baseUrl, currentName }));
    });

    registerCall(app, calls.verifyCertificate, async (request) => {
      const certificate = await findCheckedCertificate(db, request.params.id);
      if (!certificate) throw new AppError("NOT_FOUND");
      return toVerificationView(certificate);
    });

    registerCall(
      app,
      calls.certificatePdf,
      async (request, reply) => {
        const { certificate, documents } = await openOwn(request, request.params.id);
        const { id, name, courseTitle, archetype } = certificate;
        const printed = { issuedOn: issuedOnOf(certificate), verifyUrl: verifyUrlOf(baseUrl, id) };
        const pdf = await documents.renderCertificate({ name, courseTitle, archetype, ...printed });
        return asDownload(reply, "application/pdf", "certificate.pdf").send(Buffer.from(pdf));
      },
      { config: { limit: "reports" } },
    );

    registerCall(
      app,
      calls.certificateBadge,
      async (request, reply) => {
        const { certificate, documents } = await openOwn(request, request.params.id);
        const { courseTitle, archetype } = certificate;
        const badge = await documents.drawBadge({
          courseTitle,
          archetype,
          credential: await sign(certificate),
        });
        return asDownload(reply, "image/svg+xml; charset=utf-8", "badge.svg").send(badge);
      },
      { config: { limit: "reports" } },
    );

    registerCall(app, calls.certificateCredential, async (request, reply) => {
      const credential = await sign((await openOwn(request, request.params.id)).certificate);
      return asDownload(reply, "text/plain; charset=utf-8", "credential.jwt").send(credential);
    });

    registerCall(app, calls.reissueCertificate, async (request) => {
      const user = await auth.requireUser(request);
      const certificate = await reissueCertificate(deps, user, request.params.id);
      return toCertificateView(certificate, { baseUrl, currentName: fullName(user) });
    });
  };
}

function asDownload(reply: FastifyReply, type: string, name: string): FastifyReply {
  return reply
    .header("content-type", type)
    .header("content-disposition", `attachment; filename="lightworker-academy-${name}"`);
}
