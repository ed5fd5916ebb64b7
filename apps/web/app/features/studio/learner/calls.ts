import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import type { CallBody } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/learners";
import { callApi, fetchApi } from "../../../lib/api/api.ts";
import { handOver } from "../../../lib/hand-over.ts";
import { withFreshProof } from "../../account/public.ts";

type Reason = { reason: string };

export const endAccess = withFreshProof(
  () => proofReasons.access,
  (id: string, grant: string, body: Reason) => callApi(calls.endAccess, { params: { id, grant }, body }),
);
export const correctCertificate = (
  id: string,
  certificate: string,
  body: CallBody<typeof calls.correctCertificate>,
) => callApi(calls.correctCertificate, { params: { id, certificate }, body });
export const revokeCertificate = (id: string, certificate: string, body: Reason) =>
  callApi(calls.revokeLearnerCertificate, { params: { id, certificate }, body });
export const restoreCertificate = (id: string, certificate: string, body: Reason) =>
  callApi(calls.restoreLearnerCertificate, { params: { id, certificate }, body });
export const sendHelp = (id: string, body: CallBody<typeof calls.helpLearnerSignIn>) =>
  callApi(calls.helpLearnerSignIn, { params: { id }, body });
export const sendSecondFactorOffLink = withFreshProof(
  () => proofReasons.signIn,
  (id: string, body: Reason) => callApi(calls.sendSecondFactorOffLink, { params: { id }, body }),
);
export const endSessions = withFreshProof(
  () => proofReasons.signIn,
  (id: string, body: Reason) => callApi(calls.endLearnerSessions, { params: { id }, body }),
);
export const eraseLearner = withFreshProof(
  () => proofReasons.deletion,
  (id: string, body: CallBody<typeof calls.eraseLearner>) =>
    callApi(calls.eraseLearner, { params: { id }, body }),
);

const fetchData = withFreshProof(
  () => proofReasons.download,
  (id: string, body: Reason) => fetchApi(calls.exportLearner, { params: { id }, body }),
);

export const downloadData = async (id: string, body: Reason, name: string): Promise<void> =>
  handOver(await fetchData(id, body), name);
