import * as calls from "@academy/contract/calls/learning/certificates";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { listEnded } from "./certificates.queries.ts";
import { contexts, issuerProfile, publicKeyOf, revocationListOf } from "./credential.rules.ts";
import { type CredentialSigner, keyUrlOf } from "./credential-signer.ts";
import { findKey, type KeyRow, listKeys } from "./signing-keys.queries.ts";

type Deps = { db: Db; baseUrl: string; signer: CredentialSigner };

/** For whoever checks a credential, from wherever they do. */
export function credentialRoutes({ db, baseUrl, signer }: Deps): FastifyPluginAsync {
  const toPublic = ({ id, publicKey: jwk }: KeyRow) => publicKeyOf(jwk, keyUrlOf(baseUrl, id));
  return async (app) => {
    app.addHook("onSend", async (_request, reply: FastifyReply) => {
      reply.headers({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" });
    });

    registerCall(app, calls.credentialKeys, async () => {
      await signer.prepare();
      return { keys: (await listKeys(db)).map(toPublic) };
    });

    // What a credential's header names is one key, not a set.
    registerCall(app, calls.credentialKey, async (request) => {
      const key = await findKey(db, request.params.id);
      if (!key) throw new AppError("NOT_FOUND");
      return toPublic(key);
    });

    registerCall(app, calls.credentialIssuer, async () => ({
      "@context": contexts,
      ...issuerProfile(baseUrl),
    }));

    registerCall(app, calls.revokedCredentials, async () => revocationListOf(await listEnded(db), baseUrl));
  };
}
