import { formatLongDate } from "@academy/content/format-date";
import { profilePage } from "@academy/content/pages/profile-page";
import type { UserView } from "@academy/contract/account";
import type { CertificateView } from "@academy/contract/learning/certificates";
import { Link } from "react-router";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { CorrectName, useReissue } from "./correct-name.tsx";

const words = profilePage.certificates;

type CertificateListProps = { certificates: readonly CertificateView[]; user: UserView };

/** The certificates somebody holds, each with its paper, its badge and its public page. */
export function CertificateList({ certificates, user }: CertificateListProps) {
  const reissue = useReissue();
  if (certificates.length === 0) return <p className="text-ink-soft text-pretty">{words.empty}</p>;
  return (
    <>
      <ul className="grid gap-6">
        {certificates.map((certificate) => (
          <li key={certificate.id} className="card card-framed">
            <Certificate {...certificate} />
            {!certificate.hasCurrentName && (
              <CorrectName certificate={certificate} user={user} reissue={reissue} />
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-4 empty:hidden">
        {reissue.isSuccess && words.corrected}
      </p>
    </>
  );
}

function Certificate({ id, courseTitle, name, issuedOn, pdfUrl, badgeUrl }: CertificateView) {
  const badgeHint = `badge-${id}`;
  return (
    <>
      <h3 className="text-heading">{courseTitle}</h3>
      <p className="wrap-anywhere mt-1 text-ink-soft">
        {words.issuedTo} <bdi className="text-ink">{name}</bdi> {words.on}{" "}
        <time dateTime={issuedOn} className="whitespace-nowrap">
          {formatLongDate(issuedOn)}
        </time>
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-3">
        <a href={pdfUrl} download className={buttonLook({ size: "small" })}>
          {words.pdf}
          <span className="sr-only">({courseTitle})</span>
        </a>
        <a
          href={badgeUrl}
          download
          aria-describedby={badgeHint}
          className={buttonLook({ size: "small", variant: "secondary" })}
        >
          {words.badge}
          <span className="sr-only">({courseTitle})</span>
        </a>
        <Link to={`/verify/${id}`} className={buttonLook({ size: "small", variant: "quiet" }, "-ml-3")}>
          {words.verify}
          <span className="sr-only">({courseTitle})</span>
        </Link>
      </p>
      <p id={badgeHint} className="mt-3 text-ink-soft text-small">
        {words.badge}: {words.badgeMore}
      </p>
    </>
  );
}
