import { keyParams, keySet, publicKey, revocationList } from "@academy/contract/certificates";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { listEnded } from "./certificates.queries.ts";
import { contexts, issuerProfile, publicKeyOf, revocationListOf } from "./credential.rules.ts";
import { type CredentialSigner, keyUrlOf } from "./credential-signer.ts";
import { findKey, type KeyRow, listKeys } from "./signing-keys.queries.ts";

type Deps = { db: Db; baseUrl: string; signer: CredentialSigner };

/** For whoever checks a credential, from wherever they do. */
export function credentialRoutes({ db, baseUrl, signer }: Deps): FastifyPluginAsyncZod {
  const toPublic = ({ id, publicKey: jwk }: KeyRow) => publicKeyOf(jwk, keyUrlOf(baseUrl, id));
  return async (app) => {
    app.addHook("onSend", async (_request, reply: FastifyReply) => {
      reply.headers({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" });
    });

    app.get("/api/credentials/keys", { schema: { response: { 200: keySet } } }, async () => {
      await signer.prepare();
      return { keys: (await listKeys(db)).map(toPublic) };
    });

    // What a credential's header names is one key, not a set.
    app.get(
      "/api/credentials/keys/:id",
      { schema: { params: keyParams, response: { 200: publicKey } } },
      async (request) => {
        const key = await findKey(db, request.params.id);
        if (!key) throw new AppError("NOT_FOUND");
        return toPublic(key);
      },
    );

    app.get("/api/credentials/issuer", async () => ({ "@context": contexts, ...issuerProfile(baseUrl) }));

    app.get("/api/credentials/revoked", { schema: { response: { 200: revocationList } } }, async () =>
      revocationListOf(await listEnded(db), baseUrl),
    );
  };
}
