import { defineCall } from "../../call.ts";
import * as learners from "../../studio/learners.ts";

export const listLearners = defineCall({
  method: "GET",
  path: "/api/studio/learners",
  audience: "support",
  summary: "Learners, searched, filtered and in order",
  query: learners.learnerListQuery,
  answer: learners.learnerPage,
});
export const countLearners = defineCall({
  method: "GET",
  path: "/api/studio/learners/count",
  audience: "support",
  summary: "How many learners the filters show",
  query: learners.learnerFilters,
  answer: learners.learnerCount,
});
export const exportLearners = defineCall({
  method: "GET",
  path: "/api/studio/learners/export",
  audience: "owners",
  wantsFreshProof: true,
  summary: "All learners that the filters show, as a file for a spreadsheet",
  query: learners.learnerExportQuery,
  answer: { mediaTypes: ["text/csv"] },
});
export const getLearner = defineCall({
  method: "GET",
  path: "/api/studio/learners/:id",
  audience: "support",
  summary: "A learner with progress, access, orders and certificates, and what they see",
  params: learners.learnerParams,
  answer: learners.learnerDetail,
});
export const giveAccess = defineCall({
  method: "POST",
  path: "/api/studio/learners/access",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Give an offer to whoever has this address, with an account or without",
  body: learners.giveAccessBody,
  answer: learners.accessGiven,
});
export const previewAccessMail = defineCall({
  method: "POST",
  path: "/api/studio/learners/access/mail",
  audience: "owners",
  summary: "The mail about an offer that is given, as it will be read",
  body: learners.accessMailBody,
  answer: learners.accessMailPreview,
});
export const endAccess = defineCall({
  method: "POST",
  path: "/api/studio/learners/:id/access/:grant/end",
  audience: "owners",
  wantsFreshProof: true,
  summary: "End access that was given by hand",
  params: learners.grantParams,
  body: learners.reasonBody,
  answer: learners.learnerChanged,
});
export const correctCertificate = defineCall({
  method: "POST",
  path: "/api/studio/learners/:id/certificates/:certificate/correct",
  audience: "owners",
  summary: "Correct a learner's name and re-issue a certificate with it",
  params: learners.learnerCertificateParams,
  body: learners.correctNameBody,
  answer: learners.learnerChanged,
});
export const revokeLearnerCertificate = defineCall({
  method: "POST",
  path: "/api/studio/learners/:id/certificates/:certificate/revoke",
  audience: "owners",
  summary: "Revoke a certificate",
  params: learners.learnerCertificateParams,
  body: learners.reasonBody,
  answer: learners.learnerChanged,
});
export const restoreLearnerCertificate = defineCall({
  method: "POST",
  path: "/api/studio/learners/:id/certificates/:certificate/restore",
  audience: "owners",
  summary: "Issue a new certificate in place of a revoked one",
  params: learners.learnerCertificateParams,
  body: learners.reasonBody,
  answer: learners.learnerChanged,
});
export const helpLearnerSignIn = defineCall({
  method: "POST",
  path: "/api/studio/learners/:id/sign-in-help",
  audience: "support",
  summary: "Mail a learner a link to sign in, or to choose a new password",
  params: learners.learnerParams,
  body: learners.signInHelpBody,
  answer: learners.learnerChanged,
});
export const sendSecondFactorOffLink = defineCall({
  method: "POST",
  path: "/api/studio/learners/:id/second-factor-off",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Mail a learner a link that turns their two-step verification off",
  params: learners.learnerParams,
  body: learners.reasonBody,
  answer: learners.learnerChanged,
});
export const endLearnerSessions = defineCall({
  method: "POST",
  path: "/api/studio/learners/:id/sessions/end",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Sign a learner out everywhere",
  params: learners.learnerParams,
  body: learners.reasonBody,
  answer: learners.learnerChanged,
});
export const exportLearner = defineCall({
  method: "POST",
  path: "/api/studio/learners/:id/data",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Everything kept about a learner, as a file",
  params: learners.learnerParams,
  body: learners.reasonBody,
  answer: { mediaTypes: ["application/json"] },
});
export const eraseLearner = defineCall({
  method: "POST",
  path: "/api/studio/learners/:id/erase",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Delete a learner's account and data",
  params: learners.learnerParams,
  body: learners.eraseBody,
  answer: learners.learnerChanged,
});
export const eraseAddress = defineCall({
  method: "POST",
  path: "/api/studio/learners/erase-address",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Delete what is kept about an address that has no account; CONFLICT where it has one",
  body: learners.eraseAddressBody,
  answer: learners.learnerChanged,
});
