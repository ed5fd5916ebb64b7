import { certificateBadge, certificatePdf } from "@academy/contract/calls/certificates";
import type { CertificateView, VerificationView } from "@academy/contract/certificates";
import { pathOf } from "@academy/contract/path-of";
import type { Certificate } from "./certificates.queries.ts";

export const verifyUrlOf = (baseUrl: string, id: string) => `${baseUrl}/verify/${id}`;

export function toCertificateView(
  { id, courseId, courseTitle, name, issuedAt }: Certificate,
  { baseUrl, currentName }: { baseUrl: string; currentName: string },
): CertificateView {
  return {
    id,
    courseId,
    courseTitle,
    name,
    issuedAt: issuedAt.toISOString(),
    pdfUrl: pathOf(certificatePdf, { params: { id } }),
    badgeUrl: pathOf(certificateBadge, { params: { id } }),
    verifyUrl: verifyUrlOf(baseUrl, id),
    hasCurrentName: name === currentName,
  };
}

/** For whoever has the address: one that no longer stands says that, and not whose it was. */
export function toVerificationView(certificate: Certificate): VerificationView {
  const { id, courseTitle, archetype, name, issuedAt, endedAt, endReason } = certificate;
  return {
    id,
    status: endReason ?? "valid",
    name: endReason === null ? name : null,
    courseTitle,
    archetype,
    issuedAt: issuedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
