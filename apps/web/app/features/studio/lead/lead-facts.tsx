import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import type { LeadDetail } from "@academy/contract/studio/leads";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDay, formatTime } from "../../../lib/text/format-time.ts";

const words = studioLeadPage.facts;

export function LeadFacts({ lead }: { lead: LeadDetail }) {
  const time = (iso: string) => <time dateTime={iso}>{formatTime(iso)}</time>;
  const facts: [string, ReactNode][] = [
    [
      words.account,
      lead.learnerId && (
        <Link to={`/studio/learners/${lead.learnerId}`} className="text-link">
          {words.seeLearner}
        </Link>
      ),
    ],
    [words.signedUp, time(lead.createdAt)],
    [words.lastSeen, time(lead.updatedAt)],
    [words.source, lead.source ?? words.direct],
    [words.campaign, lead.campaign],
    [words.referrer, lead.referrer],
    [words.news, lead.wantsNews ? words.wantsNews : words.noNews],
    [words.consent, lead.consentAt && `${formatDay(lead.consentAt)} (${lead.consentVersion})`],
    ...lead.interests.map(({ offer, toldAt }): [string, ReactNode] => [
      words.interest,
      toldAt ? `${offer}, ${words.told} ${formatDay(toldAt)}` : offer,
    ]),
  ];
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-heading">
        {words.heading}
      </h2>
      <dl className="lead-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={`${label}${typeof value === "string" ? value : ""}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
