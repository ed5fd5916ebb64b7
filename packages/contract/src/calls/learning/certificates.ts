import { defineCall } from "../../call.ts";
import * as certificates from "../../learning/certificates.ts";

export const listCertificates = defineCall({
  method: "GET",
  path: "/api/my-certificates",
  audience: "members",
  summary: "One's certificates that stand, newest first",
  answer: certificates.certificateList,
});
export const verifyCertificate = defineCall({
  method: "GET",
  path: "/api/certificates/:id",
  audience: "everyone",
  summary: "Whether a certificate stands, for whoever has its address",
  params: certificates.certificateParams,
  answer: certificates.verificationView,
});
export const certificatePdf = defineCall({
  method: "GET",
  path: "/api/certificates/:id/certificate.pdf",
  audience: "members",
  summary: "The certificate as PDF, for its holder",
  params: certificates.certificateParams,
  answer: { mediaTypes: ["application/pdf"] },
});
export const certificateBadge = defineCall({
  method: "GET",
  path: "/api/certificates/:id/badge.svg",
  audience: "members",
  summary: "The Open Badges credential as a picture that carries its own proof, for its holder",
  params: certificates.certificateParams,
  answer: { mediaTypes: ["image/svg+xml"] },
});
export const certificateCredential = defineCall({
  method: "GET",
  path: "/api/certificates/:id/credential.jwt",
  audience: "members",
  summary: "The Open Badges credential alone, for its holder",
  params: certificates.certificateParams,
  answer: { mediaTypes: ["text/plain"] },
});
export const reissueCertificate = defineCall({
  method: "POST",
  path: "/api/certificates/:id/reissue",
  audience: "members",
  summary: "Put a new certificate with the profile's name in its place",
  params: certificates.certificateParams,
  answer: certificates.certificateView,
});
export const credentialKeys = defineCall({
  method: "GET",
  path: "/api/credentials/keys",
  audience: "everyone",
  summary: "The keys that credentials are signed with, as a JSON Web Key Set",
  answer: certificates.keySet,
});
export const credentialKey = defineCall({
  method: "GET",
  path: "/api/credentials/keys/:id",
  audience: "everyone",
  summary: "The one key that a credential's header names",
  params: certificates.keyParams,
  answer: certificates.publicKey,
});
export const credentialIssuer = defineCall({
  method: "GET",
  path: "/api/credentials/issuer",
  audience: "everyone",
  summary: "The academy as an issuer of Open Badges",
  answer: certificates.issuerProfile,
});
export const revokedCredentials = defineCall({
  method: "GET",
  path: "/api/credentials/revoked",
  audience: "everyone",
  summary: "1EdTech's list of credentials that no longer stand",
  answer: certificates.revocationList,
});
