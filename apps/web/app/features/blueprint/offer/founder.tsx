import { founder } from "@academy/content/pages/blueprint/page";
import { claimOf, isShown, sampleOf } from "../../../lib/claims.ts";
import { Badge } from "../../../ui/badge.tsx";
import { SampleMark } from "../../../ui/sample-mark.tsx";
import { Picture } from "../../pictures/public.ts";

const samples = founder.claims.items.map(({ claim }) => sampleOf(claim));

export function Founder() {
  const {
    eyebrow,
    heading,
    picture,
    role,
    claims,
    biography,
    credentialsLabel,
    claimedCredential,
    credentials,
    moreLabel,
    link,
  } = founder;
  const [first, ...more] = biography;
  return (
    <section aria-labelledby="founder-heading" className="blueprint-founder">
      <div className="column blueprint-founder-words">
        <div className="blueprint-founder-name">
          <p className="section-eyebrow">{eyebrow}</p>
          <h2 id="founder-heading" className="text-title">
            {heading}
          </h2>
          <p className="mt-2 weight-500">{role}</p>
          {isShown("founder-years", "founder-healers") && (
            <ul
              aria-label={claims.label}
              className="blueprint-founder-claims"
              {...claimOf("founder-years", "founder-healers")}
            >
              {claims.items
                .filter(({ claim }) => isShown(claim))
                .map(({ figure, of, claim }) => (
                  <li key={of} {...claimOf(claim)}>
                    <span className="blueprint-claim-figure">{figure}</span> <span>{of}</span>
                  </li>
                ))}
              {isShown(...samples) && (
                <li {...claimOf(...samples)}>
                  <Badge>{claims.mark}</Badge>
                </li>
              )}
            </ul>
          )}
        </div>
        <Picture of={picture} shape="portrait" className="blueprint-founder-portrait picture-framed" />
        <div>
          <div className="max-w-text text-pretty">
            <p>{first}</p>
            <details className="fold">
              <summary>{moreLabel}</summary>
              {more.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </details>
          </div>
          <h3 className="mt-6 text-heading">{credentialsLabel}</h3>
          <ul className="blueprint-list mt-3 max-w-text">
            {isShown(claimedCredential.claim) && (
              <li {...claimOf(claimedCredential.claim)}>
                {claimedCredential.text}{" "}
                <SampleMark of={sampleOf(claimedCredential.claim)}>{claimedCredential.mark}</SampleMark>
              </li>
            )}
            {credentials.map((credential) => (
              <li key={credential}>{credential}</li>
            ))}
          </ul>
          <p className="mt-3">
            <a
              href={link.to}
              target="_blank"
              rel="noopener"
              className="text-link inline-flex min-h-11 items-center gap-1"
            >
              {link.label}
              <span className="sr-only">({link.newTabNote})</span>
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
