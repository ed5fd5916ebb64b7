import { formatLongDate } from "@academy/content/format-date";
import { verifyPage } from "@academy/content/pages/verify-page";
import type { VerificationView } from "@academy/contract/learning/certificates";
import { NoCertificate } from "./no-certificate.tsx";

const { course, issued, number } = verifyPage;

type EndedCertificateProps = {
  certificate: VerificationView;
  words: { mark: string; text: string; ended: string };
};

/** One that was replaced or revoked. Whose it was is not said any more. */
export function EndedCertificate({ certificate, words }: EndedCertificateProps) {
  const { id, courseTitle, archetype, issuedOn, endedAt } = certificate;
  return (
    <NoCertificate heading={words.mark} text={words.text} archetype={archetype}>
      <dl className="certificate-facts">
        <dt>{course}</dt>
        <dd>{courseTitle}</dd>
        <dt>{issued}</dt>
        <dd>{formatLongDate(issuedOn)}</dd>
        {endedAt && (
          <>
            <dt>{words.ended}</dt>
            <dd>{formatLongDate(endedAt)}</dd>
          </>
        )}
        <dt>{number}</dt>
        <dd className="text-ink-soft font-mono type-[0.8125rem] wrap-anywhere">{id}</dd>
      </dl>
    </NoCertificate>
  );
}
