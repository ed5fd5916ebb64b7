import { certificateBadge, certificatePdf } from "@academy/contract/calls/learning/certificates";
import type { CertificateView, VerificationView } from "@academy/contract/learning/certificates";
import { pathOf } from "@academy/contract/path-of";
import type { Certificate, CheckedCertificate } from "./certificates.queries.ts";

/** As it is printed, and everywhere beside it. */
export const issuedOnOf = ({ issuedAt, issuedOn }: Pick<Certificate, "issuedAt" | "issuedOn">): string =>
  issuedOn ?? issuedAt.toISOString().slice(0, 10);

export const verifyUrlOf = (baseUrl: string, id: string) => `${baseUrl}/verify/${id}`;

export function toCertificateView(
  certificate: Certificate,
  { baseUrl, currentName }: { baseUrl: string; currentName: string },
): CertificateView {
  const { id, courseId, courseTitle, name, issuedAt } = certificate;
  return {
    id,
    courseId,
    courseTitle,
    name,
    issuedAt: issuedAt.toISOString(),
    issuedOn: issuedOnOf(certificate),
    pdfUrl: pathOf(certificatePdf, { params: { id } }),
    badgeUrl: pathOf(certificateBadge, { params: { id } }),
    verifyUrl: verifyUrlOf(baseUrl, id),
    hasCurrentName: name === currentName,
  };
}

/** What somebody paid and got back is between them and the academy: whoever checks learns that it no longer counts. */
const statusOf: Record<NonNullable<Certificate["endReason"]>, VerificationView["status"]> = {
  replaced: "replaced",
  revoked: "revoked",
  refunded: "revoked",
  "account-deleted": "account-deleted",
};

/** For whoever has the address: one that no longer stands says that, and not whose it was. */
export function toVerificationView(certificate: CheckedCertificate): VerificationView {
  const { id, courseTitle, archetype, name, issuedAt, endedAt, endReason } = certificate;
  return {
    id,
    status: endReason === null ? "valid" : statusOf[endReason],
    name: endReason === null ? name : null,
    courseTitle,
    archetype,
    issuedAt: issuedAt.toISOString(),
    issuedOn: issuedOnOf(certificate),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
