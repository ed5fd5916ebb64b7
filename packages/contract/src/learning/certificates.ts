import { z } from "zod";
import { archetypeKey } from "../visitors/results.ts";

export const certificateParams = z.strictObject({ id: z.uuid() });

/** Those that stand, newest first. */
export const certificateView = z.strictObject({
  id: z.uuid(),
  courseId: z.uuid(),
  courseTitle: z.string(),
  /** As it is printed. */
  name: z.string(),
  issuedAt: z.iso.datetime(),
  /** The day of that on the holder's own calendar, as it is printed: the same for everyone. */
  issuedOn: z.iso.date(),
  pdfUrl: z.string(),
  /** The Open Badges credential, as a picture that carries its own proof. */
  badgeUrl: z.string(),
  verifyUrl: z.string(),
  /** False when the profile has another name by now: it can be issued again. */
  hasCurrentName: z.boolean(),
});
export const certificateList = z.array(certificateView);
export type CertificateView = z.infer<typeof certificateView>;

/** For everyone who has the address, which is printed on the certificate. */
export const verificationView = z.strictObject({
  id: z.uuid(),
  status: z.enum(["valid", "replaced", "revoked", "account-deleted"]),
  /** Not told any more once it no longer stands. */
  name: z.string().nullable(),
  courseTitle: z.string(),
  /** Whose mandala the course has. */
  archetype: archetypeKey,
  issuedAt: z.iso.datetime(),
  /** The day of that on the holder's own calendar, as it is printed: the same for everyone. */
  issuedOn: z.iso.date(),
  endedAt: z.iso.datetime().nullable(),
});
export type VerificationView = z.infer<typeof verificationView>;

/** What the `kid` of a credential's header leads to. */
export const keyParams = z.strictObject({ id: z.string().regex(/^[1-9]\d{0,5}$/) });
export const publicKey = z.strictObject({
  kty: z.literal("RSA"),
  use: z.literal("sig"),
  alg: z.literal("RS256"),
  kid: z.string(),
  n: z.string(),
  e: z.string(),
});
export type PublicKey = z.infer<typeof publicKey>;
/** A JSON Web Key Set. */
export const keySet = z.strictObject({ keys: z.array(publicKey) });

/** The academy as Open Badges 3.0 describes an issuer. */
export const issuerProfile = z.strictObject({
  "@context": z.array(z.string()),
  id: z.string(),
  type: z.array(z.string()),
  name: z.string(),
  url: z.string(),
});

/** 1EdTech's revocation list; credentials by their own ids. */
export const revocationList = z.strictObject({
  id: z.string(),
  issuer: z.string(),
  revokedCredential: z.array(
    z.strictObject({ id: z.string(), revoked: z.boolean(), revocationReason: z.string() }),
  ),
});
export type RevocationList = z.infer<typeof revocationList>;
