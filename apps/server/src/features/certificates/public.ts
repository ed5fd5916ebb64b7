export { endStanding, standingCertificates } from "./certificates.queries.ts";
export { certificateRoutes } from "./certificates.routes.ts";
export { makeCredentialSigner } from "./credential-signer.ts";
export { credentialRoutes } from "./credentials.routes.ts";
export { issueCertificate } from "./issue-certificate.ts";
export { makeCertificatePersonalData } from "./personal-data.queries.ts";
export { reissueCertificate } from "./reissue-certificate.ts";
export { revokeCertificate, undoRevocation } from "./revoke-certificate.ts";
export { verifyPageRoutes } from "./verify-page.routes.ts";
