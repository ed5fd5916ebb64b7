import { verifyPage } from "@academy/content/pages/verify-page";
import { verifyCertificate } from "@academy/contract/calls/learning/certificates";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../lib/api/api-error.ts";
import { apiQuery } from "../../lib/api/query-client.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { WaitingPage } from "../../ui/waiting/waiting-page.tsx";
import { PageDrawing } from "../archetypes/public.ts";
import { EndedCertificate } from "./ended-certificate.tsx";
import { NoCertificate } from "./no-certificate.tsx";
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
