import { studioLeadPage } from "@academy/content/pages/studio/lead-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { getLead } from "@academy/contract/calls/studio/leads";
import type { LeadDetail } from "@academy/contract/studio/leads";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router";
import { explain, hasCode, isUnauthorized } from "../../../lib/api/api-error.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { Notice } from "../../../ui/notice.tsx";
import { WaitingPage } from "../../../ui/waiting/waiting-page.tsx";
import { Marks } from "../leads/lead-table.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadNotes } from "./lead-notes.tsx";
import { LeadResults } from "./lead-results.tsx";
import { LeadStageField, StageHistory } from "./lead-stage.tsx";

const words = studioLeadPage;

/** One lead: what is known, what was said, and what the owner makes of it. */
export function LeadStudio() {
  const { id = "" } = useParams();
  const { data: lead, error, refetch } = useQuery(apiQuery(getLead, { params: { id } }));
  useTitle(lead?.name);
  if (lead) return <Lead key={lead.id} lead={lead} />;
  if (!error || isUnauthorized(error)) return <WaitingPage />;
  const isMissing = hasCode(error, "NOT_FOUND") || hasCode(error, "BAD_REQUEST");
  return (
    <Notice heading={isMissing ? words.missing.heading : studioPage.failed} role="alert">
      <p>{isMissing ? words.missing.text : explain(error)}</p>
      {isMissing ? <BackLink /> : <Button onClick={() => void refetch()}>{studioPage.tryAgain}</Button>}
    </Notice>
  );
}

function Lead({ lead }: { lead: LeadDetail }) {
  return (
    <div className="studio-page column">
      <header className="lead-head">
        <BackLink />
        <h1 className="wrap-anywhere text-title">
          <bdi>{lead.name}</bdi>
        </h1>
        <p className="wrap-anywhere">{lead.email}</p>
        <div className="lead-head-marks">
          <Marks lead={lead} />
        </div>
        <a
          href={`mailto:${encodeURIComponent(lead.email)}`}
          className={buttonLook({ variant: "secondary", size: "small" })}
        >
          {words.write}
        </a>
      </header>
      <div className="lead-columns">
        <div className="lead-side">
          <LeadStageField lead={lead} />
          <LeadNotes lead={lead} />
          <LeadFacts lead={lead} />
          <StageHistory changes={lead.stageChanges} />
        </div>
        <LeadResults results={lead.results} quizVersions={lead.quizVersions} />
      </div>
    </div>
  );
}

/** To the list as it was left, where one came from there. */
function BackLink() {
  const state = useLocation().state as { filters?: unknown } | null;
  const filters = typeof state?.filters === "string" ? state.filters : "";
  return (
    <Link to={words.back.to + filters} className="text-link inline-flex min-h-11 items-center">
      {words.back.label}
    </Link>
  );
}
