import { academy } from "@academy/content/academy";
import { credentialIssuer, revokedCredentials } from "@academy/contract/calls/learning/certificates";
import type { PublicKey, RevocationList } from "@academy/contract/learning/certificates";
import { verifyUrlOf } from "./certificate.rules.ts";
import type { Certificate } from "./certificates.queries.ts";

/** Open Badges 3.0 (1EdTech): what the words below mean, and in which shape. */
export const contexts = [
  "https://www.w3.org/ns/credentials/v2",
  "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json",
  "https://purl.imsglobal.org/spec/ob/v3p0/extensions.json",
];
const schema =
  "https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json";

const issuerUrlOf = (baseUrl: string) => baseUrl + credentialIssuer.path;
const revocationsUrlOf = (baseUrl: string) => baseUrl + revokedCredentials.path;

export function issuerProfile(baseUrl: string) {
  return { id: issuerUrlOf(baseUrl), type: ["Profile"], name: academy.name, url: baseUrl };
}

/**
 * The certificate as an OpenBadgeCredential, with the claims of a JSON Web Token beside it, as its proof format wants
 * them. Made of what the certificate itself says and of nothing that can change: it comes out the same every time.
 */
export function credentialOf(certificate: Certificate, baseUrl: string) {
  const { courseId, courseTitle, name, userId, emailHash, emailSalt } = certificate;
  const id = verifyUrlOf(baseUrl, certificate.id);
  const subject = `urn:uuid:${userId}`;
  // The token counts in whole seconds, and both dates must be the same.
  const seconds = Math.floor(certificate.issuedAt.getTime() / 1000);
  const validFrom = new Date(seconds * 1000).toISOString().replace(".000Z", "Z");
  return {
    iss: issuerUrlOf(baseUrl),
    jti: id,
    nbf: seconds,
    sub: subject,
    "@context": contexts,
    id,
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: courseTitle,
    issuer: issuerProfile(baseUrl),
    validFrom,
    awardedDate: validFrom,
    credentialSubject: {
      id: subject,
      type: ["AchievementSubject"],
      identifier: [
        {
          type: "IdentityObject",
          hashed: true,
          identityHash: emailHash,
          identityType: "emailAddress",
          salt: emailSalt,
        },
        { type: "IdentityObject", hashed: false, identityHash: name, identityType: "name" },
      ],
      achievement: {
        id: `${baseUrl}/course/${courseId}`,
        type: ["Achievement"],
        achievementType: "CertificateOfCompletion",
        name: courseTitle,
        description: `The course “${courseTitle}” at ${academy.name}.`,
        criteria: { narrative: criteriaOf(certificate) },
      },
    },
    ...(certificate.planFinishedOn ? { evidence: [finishedPlan] } : {}),
    credentialSchema: [{ id: schema, type: "1EdTechJsonSchemaValidator2019" }],
    credentialStatus: { id: revocationsUrlOf(baseUrl), type: "1EdTechRevocationList" },
  };
}

const criteriaOf = ({ courseTitle, planFinishedOn }: Certificate) =>
  planFinishedOn
    ? `Every lesson of the course “${courseTitle}” is complete, and the launch plan in which it ends is finished.`
    : `Every lesson of the course “${courseTitle}” is complete.`;

/** That there is a plan, and nothing of what it says. */
const finishedPlan = {
  type: ["Evidence"],
  name: "A finished 90-day launch plan",
  narrative:
    "A plan for thirteen weeks, two of them left empty on purpose, with things to do in every other week. What it says is the holder’s own and is not part of this credential.",
  genre: "Plan",
};

const reasons = {
  replaced: "It was replaced by a new certificate with a corrected name.",
  revoked: "The academy has revoked it.",
  refunded: "The academy has revoked it.",
  "account-deleted": "Its holder has deleted their account.",
};

type EndedCertificate = { id: string; endReason: keyof typeof reasons | null };

/** By the name that 1EdTech's own validator reads it by: its text says the same in the plural. */
export function revocationListOf(ended: EndedCertificate[], baseUrl: string): RevocationList {
  return {
    id: revocationsUrlOf(baseUrl),
    issuer: issuerUrlOf(baseUrl),
    revokedCredential: ended.map(({ id, endReason }) => ({
      id: verifyUrlOf(baseUrl, id),
      revoked: true,
      revocationReason: reasons[endReason ?? "revoked"],
    })),
  };
}

/** Field by field: nothing else of a stored key can ever leave. */
export function publicKeyOf(jwk: JsonWebKey, url: string): PublicKey {
  return { kty: "RSA", use: "sig", alg: "RS256", kid: url, n: jwk.n ?? "", e: jwk.e ?? "" };
}
