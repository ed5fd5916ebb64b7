import { formatLongDate } from "@academy/content/format-date";
import { verifyPage } from "@academy/content/pages/verify-page";
import { verifyCertificate } from "@academy/contract/calls/learning/certificates";
import type { VerificationView } from "@academy/contract/learning/certificates";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "../../lib/api/api-error.ts";
import { apiQuery } from "../../lib/api/query-client.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";
import { hueClass, Mandala, PageDrawing } from "../archetypes/public.ts";
import { StandingCertificate } from "./standing-certificate.tsx";

/** What the academy says about a certificate, to whoever asks. */
export function VerifiedCertificate({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(apiQuery(verifyCertificate, { params: { id } }));
  const { notFound, failed } = verifyPage;
  if (data?.status === "valid") return <StandingCertificate certificate={data} />;
  if (data) return <EndedCertificate certificate={data} words={verifyPage[data.status]} />;
  if (!error) return <WaitingPage />;
  // A number that is not even one is as unknown as one that nobody has.
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <NoCertificate heading={notFound.heading} text={notFound.text}>
        <LinkButton to={notFound.link.to}>{notFound.link.label}</LinkButton>
      </NoCertificate>
    );
  }
  return (
    <Notice heading={failed.heading} role="alert" drawing={<PageDrawing of="failed" />}>
      <p className="text-lead text-pretty">{failed.text}</p>
      <Button isBusy={isFetching} onClick={() => void refetch()}>
        {failed.again}
      </Button>
    </Notice>
  );
}

const { course, issued, number } = verifyPage;

type EndedCertificateProps = {
  certificate: VerificationView;
  words: { mark: string; text: string; ended: string };
};

/** One that was replaced or revoked. Whose it was is not said any more. */
function EndedCertificate({ certificate, words }: EndedCertificateProps) {
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

type NoCertificateProps = {
  heading: string;
  text: string;
  /** Whose mandala stands beside it; gold where it is nobody's. */
  archetype?: ArchetypeKey;
  children: ReactNode;
};

/** In place of a certificate that stands: that there is none is the first thing said. */
function NoCertificate({ heading, text, archetype, children }: NoCertificateProps) {
  return (
    <div className="no-certificate">
      <div className={`no-certificate-drawing ${archetype ? hueClass[archetype] : "text-gold"}`}>
        <Mandala archetype={archetype ?? "architect"} />
      </div>
      <div className="relative max-w-text">
        <h1 className="text-title">{heading}</h1>
        <p className="mt-6 text-lead text-pretty">{text}</p>
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
