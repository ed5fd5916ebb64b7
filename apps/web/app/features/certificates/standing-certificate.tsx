import { academy } from "@academy/content/academy";
import { formatLongDate } from "@academy/content/format-date";
import { verifyPage } from "@academy/content/pages/verify-page";
import type { VerificationView } from "@academy/contract/learning/certificates";
import { BadgeCheck } from "lucide-react";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { hueClass, Mandala } from "../archetypes/public.ts";

const { valid, issued, number, says, saysNot, issuer } = verifyPage;

/** A certificate that stands: the sheet itself, and beneath it what it is worth. */
export function StandingCertificate({ certificate }: { certificate: VerificationView }) {
  const { id, name, courseTitle, archetype, issuedOn } = certificate;
  return (
    <div className="column verify">
      <p className="verify-mark">
        <BadgeCheck aria-hidden="true" />
        {valid.mark}
      </p>
      <article data-keep-clear="" className="certificate-sheet">
        <div className={`certificate-drawing ${hueClass[archetype]}`}>
          <Mandala archetype={archetype} />
        </div>
        <div className="certificate-text">
          <p className="text-ink-soft">{valid.certifies}</p>
          <h1 className="certificate-name">
            <bdi>{name}</bdi>
          </h1>
          <p className="text-ink-soft">{valid.completed}</p>
          <p className={`certificate-course ${hueClass[archetype]}`}>{courseTitle}</p>
          <div className="certificate-imprint">
            <p className="font-display text-lead">{academy.name}</p>
            <p>
              {issued} <time dateTime={issuedOn}>{formatLongDate(issuedOn)}</time>
            </p>
            <p className="text-ink-soft font-mono type-[0.8125rem] wrap-anywhere">
              {number} {id}
            </p>
          </div>
        </div>
      </article>
      <div className="verify-notes">
        {[says, saysNot].map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="text-heading">{heading}</h2>
            <p className="mt-3 text-pretty">{text}</p>
          </section>
        ))}
        <section>
          <h2 className="text-heading">{issuer.heading}</h2>
          <p className="mt-3 text-pretty">{issuer.text}</p>
          <LinkButton to={issuer.link.to} variant="quiet" className="verify-onward">
            {issuer.link.label}
          </LinkButton>
        </section>
      </div>
    </div>
  );
}
