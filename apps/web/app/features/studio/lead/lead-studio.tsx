import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import { getLead } from "@academy/contract/calls/studio/leads";
import type { LeadDetail } from "@academy/contract/studio/leads";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { formatDay, formatTime } from "../../../lib/text/format-time.ts";
import { Columns, DetailPage, PersonHead } from "../kit/detail-page.tsx";
import { type Fact, Facts, Section } from "../kit/section.tsx";
import { Marks } from "../leads/lead-table.tsx";
import { OwnerOnly } from "../owner-only.tsx";
import { LeadData } from "./lead-data.tsx";
import { LeadNotes } from "./lead-notes.tsx";
import { LeadResults } from "./lead-results.tsx";
import { LeadStageField, StageHistory } from "./lead-stage.tsx";

const words = studioLeadPage;

/** One lead: what is known, what was said, and what the owner makes of it. */
export function LeadStudio() {
  const { id = "" } = useParams();
  return (
    <DetailPage
      query={useQuery(apiQuery(getLead, { params: { id } }))}
      words={words}
      title={({ name }) => name}
    >
      {(lead) => (
        <>
          <PersonHead back={words.back} {...lead} write={words.write} badges={<Marks lead={lead} />} />
          <Columns
            side={
              <>
                <LeadStageField lead={lead} />
                <LeadNotes lead={lead} />
                <Section id="facts" heading={words.facts.heading}>
                  <Facts facts={factsOf(lead)} />
                </Section>
                <LeadData lead={lead} />
                <StageHistory changes={lead.stageChanges} />
              </>
            }
          >
            <LeadResults results={lead.results} quizVersions={lead.quizVersions} />
          </Columns>
        </>
      )}
    </DetailPage>
  );
}

function factsOf(lead: LeadDetail): Fact[] {
  const { facts: said } = words;
  const time = (iso: string) => <time dateTime={iso}>{formatTime(iso)}</time>;
  return [
    [said.account, <AccountOf key="account" lead={lead} />],
    [said.signedUp, time(lead.createdAt)],
    [said.lastSeen, time(lead.updatedAt)],
    [said.source, lead.source ?? said.direct],
    [said.campaign, lead.campaign],
    [said.referrer, lead.referrer],
    [said.news, lead.wantsNews ? said.wantsNews : said.noNews],
    [said.consent, lead.consentAt && `${formatDay(lead.consentAt)} (${lead.consentVersion})`],
    ...lead.interests.map(
      ({ offer, toldAt }): Fact => [
        said.interest,
        toldAt ? `${offer}, ${said.told} ${formatDay(toldAt)}` : offer,
      ],
    ),
  ];
}

/** Their page among the learners, or the way to make them one. */
function AccountOf({ lead }: { lead: LeadDetail }) {
  const { seeLearner, give } = words.facts;
  return lead.learnerId ? (
    <Link to={`/studio/learners/${lead.learnerId}`} className="text-link">
      {seeLearner}
    </Link>
  ) : (
    <OwnerOnly>
      <Link to={give.to(lead)} className="text-link">
        {give.label}
      </Link>
    </OwnerOnly>
  );
}
