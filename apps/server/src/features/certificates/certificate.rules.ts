import type { CertificateView, VerificationView } from "@academy/contract/certificates";
import type { Certificate } from "./certificates.queries.ts";

/** As it is printed. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

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
    pdfUrl: `/api/certificates/${id}/certificate.pdf`,
    badgeUrl: `/api/certificates/${id}/badge.svg`,
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
    issuedOn: issuedOnOf(certificate),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
