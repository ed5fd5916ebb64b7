import { createHash } from "node:crypto";
import type { PublicKey, RevocationList } from "@academy/contract/learning/certificates";
import { createLocalJWKSet, decodeProtectedHeader, importJWK, jwtVerify } from "jose";
import { expect, test } from "vitest";
import { keepSecretCheck } from "../../platform/secrets/check-secret.ts";
import type { Api } from "../../testing/browser.ts";
import { certify, courseCalled } from "../../testing/data/certificates.ts";
import { signInLearner } from "../../testing/data/learners.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { seededDatabase } from "../../testing/servers/test-database.ts";
import { revokeCertificate } from "./public.ts";

const base = "http://localhost:5000";
const earnedAt = new Date("2025-05-01T10:00:00.250Z");
const course = "Foundation & Mindset";

async function holding(options: Parameters<typeof startApi>[0] = {}) {
  const api = await startApi(options);
  const ann = await signInLearner(api, "Ann", "Example");
  const courseId = await courseCalled(api, course);
  const id = await certify(api, ann.id, courseId, earnedAt);
  const credential = async (which = id) =>
    (await ann.get(`/api/certificates/${which}/credential.jwt`)).text();
  return { api, ann, courseId, id, credential };
}

const keysOf = async (api: Api) =>
  (await (await api.get("/api/credentials/keys")).json()) as { keys: PublicKey[] };
const revokedOf = async (api: Api) =>
  (await (await api.get("/api/credentials/revoked")).json()) as RevocationList;

test("the credential is signed, and whoever has the published key can check it", async () => {
  const { api, ann, id, credential } = await holding();

  const response = await ann.get(`/api/certificates/${id}/credential.jwt`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="lightworker-academy-credential.jwt"',
  );
  const jws = await response.text();
  const header = decodeProtectedHeader(jws);

  // No other header is allowed.
  expect(header).toEqual({ alg: "RS256", kid: `${base}/api/credentials/keys/1`, typ: "JWT" });
  const inSet = createLocalJWKSet(await keysOf(api));
  expect((await jwtVerify(jws, inSet)).protectedHeader.alg).toBe("RS256");
  // The address in the header leads to the one key, not to a set.
  const one = await (await api.get(new URL(header.kid ?? "").pathname)).json();
  expect(one).toEqual((await keysOf(api)).keys[0]);
  await jwtVerify(jws, await importJWK(one as PublicKey));
  expect(await credential(), "the same every time").toBe(jws);

  const [head, payload, signature] = jws.split(".");
  const changed = Buffer.from(payload ?? "", "base64url")
    .toString()
    .replace("Ann Example", "Eve Example");
  const forged = `${head}.${Buffer.from(changed).toString("base64url")}.${signature}`;
  await expect(jwtVerify(forged, inSet)).rejects.toThrow();
});

test("it has every field that Open Badges 3.0 asks for, and nobody's address in the clear", async () => {
  const { api, ann, courseId, id, credential } = await holding();

  const { payload } = await jwtVerify(await credential(), createLocalJWKSet(await keysOf(api)));

  const salt = expect.stringMatching(/^[\w-]{20,}$/);
  const subject = `urn:uuid:${ann.id}`;
  expect(payload).toEqual({
    iss: `${base}/api/credentials/issuer`,
    jti: `${base}/verify/${id}`,
    nbf: Math.floor(earnedAt.getTime() / 1000),
    sub: subject,
    "@context": [
      "https://www.w3.org/ns/credentials/v2",
      "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
      "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json",
    ],
    id: `${base}/verify/${id}`,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: course,
    issuer: {
      id: `${base}/api/credentials/issuer`,
      type: ["Profile"],
      name: "Lightworker Academy",
      url: base,
    },
    validFrom: "2025-05-01T10:00:00Z",
    awardedDate: "2025-05-01T10:00:00Z",
    credentialSubject: {
      id: subject,
      type: ["AchievementSubject"],
      identifier: [
        {
          type: "IdentityObject",
          hashed: true,
          identityHash: expect.stringMatching(/^sha256\$[\da-f]{64}$/),
          identityType: "emailAddress",
          salt,
        },
        { type: "IdentityObject", hashed: false, identityHash: "Ann Example", identityType: "name" },
      ],
      achievement: {
        id: `${base}/course/${courseId}`,
        type: ["Achievement"],
        achievementType: "CertificateOfCompletion",
        name: course,
        description: expect.stringContaining(course),
        criteria: { narrative: expect.stringContaining(course) },
      },
    },
    credentialSchema: [
      {
        id: "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json",
        type: "1EdTechJsonSchemaValidator2019",
      },
    ],
    credentialStatus: { id: `${base}/api/credentials/revoked`, type: "1EdTechRevocationList" },
  });
  const { credentialSubject: told } = payload as unknown as {
    credentialSubject: { identifier: [{ identityHash: string; salt: string }] };
  };
  const [{ identityHash, salt: given }] = told.identifier;
  // "a@example.com" with the salt "Kosher" is the specification's own example of how the two are put together.
  const hash = (text: string) => `sha256$${createHash("sha256").update(text).digest("hex")}`;
  expect(hash("a@example.comKosher")).toBe(
    "sha256$b5809d8a92f8858436d7e6b87c12ebc0ae1eac4baecc2c0b913aee2c922ef399",
  );
  expect(identityHash).toBe(hash(ann.email + given));
  expect(JSON.stringify(payload)).not.toContain(ann.email);
  expect(await (await api.get("/api/credentials/issuer")).json()).toMatchObject(payload.issuer as object);
});

test("the badge is a picture with that very credential baked in", async () => {
  const { ann, id, credential } = await holding();

  const response = await ann.get(`/api/certificates/${id}/badge.svg`);

  expect(response.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="lightworker-academy-badge.svg"',
  );
  const svg = await response.text();
  expect(svg).toContain('xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"');
  expect(/<openbadges:credential verify="([^"]+)">/.exec(svg)?.[1]).toBe(await credential());
});

test("whoever checks finds what was replaced or revoked on the list, and what stands nowhere on it", async () => {
  const { api, ann, courseId, id } = await holding();
  const [bob, cid] = [await signInLearner(api, "Bob"), await signInLearner(api, "Cid")];
  const [bobs, cids] = [await certify(api, bob.id, courseId), await certify(api, cid.id, courseId)];
  const empty = { id: `${base}/api/credentials/revoked`, issuer: `${base}/api/credentials/issuer` };
  expect(await revokedOf(api)).toEqual({ ...empty, revokedCredential: [] });

  await ann.send("PATCH", "/api/account/profile", { firstName: "Anna", lastName: "Other" });
  await ann.post(`/api/certificates/${id}/reissue`);
  await revokeCertificate(api.db, bobs, new Date());

  const { revokedCredential } = await revokedOf(api);
  expect(revokedCredential).toEqual([
    {
      id: `${base}/verify/${id}`,
      revoked: true,
      revocationReason: expect.stringContaining("corrected name"),
    },
    { id: `${base}/verify/${bobs}`, revoked: true, revocationReason: expect.stringContaining("revoked") },
  ]);
  expect(JSON.stringify(revokedCredential)).not.toContain(cids);

  for (const { post, email } of [bob, cid]) {
    expect((await post("/api/account/delete", { email })).status).toBe(200);
  }
  const after = await revokedOf(api);
  expect(after.revokedCredential, "with or without their holders").toEqual([
    ...revokedCredential,
    { id: `${base}/verify/${cids}`, revoked: true, revocationReason: expect.stringContaining("account") },
  ]);
});

test("what checks need can be fetched from anywhere, and nothing private is in it", async () => {
  const { api, credential } = await holding();
  await credential();

  for (const path of ["keys", "keys/1", "issuer", "revoked"]) {
    const response = await api.get(`/api/credentials/${path}`, { origin: "https://verifier.example" });
    const text = await response.text();
    expect(response.status, path).toBe(200);
    expect(response.headers.get("access-control-allow-origin"), path).toBe("*");
    expect(response.headers.get("cross-origin-resource-policy"), path).toBe("cross-origin");
    expect(text, path).not.toMatch(/"(d|p|q|dp|dq|qi)":|private/i);
  }
  expect((await api.get("/api/credentials/keys/2")).status).toBe(404);
  expect((await api.get("/api/credentials/keys/0")).status).toBe(400);
  const rows = await api.db.selectFrom("signing_keys").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.private_key).toMatch(/^[\da-f]{500,}$/);
  expect(JSON.stringify(rows[0]?.public_key)).not.toMatch(/"d":/);
});

test("there is a key before anybody asks for a credential", async () => {
  const api = await startApi();

  expect((await keysOf(api)).keys).toEqual([
    {
      kty: "RSA",
      use: "sig",
      alg: "RS256",
      kid: `${base}/api/credentials/keys/1`,
      n: expect.any(String),
      e: "AQAB",
    },
  ]);
});

test("another secret means another key; what was signed before can still be checked", async () => {
  const databaseEnv = await seededDatabase();
  const secret = "a secret that is long enough to be one";
  const first = await holding({ databaseEnv, env: { SECRET: secret } });
  const old = await first.credential();
  const another = `${secret}, and another`;
  await keepSecretCheck(first.api.db, another, new Date());
  await first.api.stop();

  const api = await startApi({ databaseEnv, env: { SECRET: another } });
  const { keys } = await keysOf(api);

  expect(keys.map(({ kid }) => kid)).toEqual([
    `${base}/api/credentials/keys/1`,
    `${base}/api/credentials/keys/2`,
  ]);
  await jwtVerify(old, createLocalJWKSet({ keys }));
});
