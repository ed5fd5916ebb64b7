import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { getLearner } from "@academy/contract/calls/studio/learners";
import { fullName } from "@academy/contract/fields/full-name";
import type { LearnerDetail } from "@academy/contract/studio/learners";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useParams } from "react-router";
import { explain, hasCode, isUnauthorized } from "../../../lib/api/api-error.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { buttonLook } from "../../../ui/buttons/button-look.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WaitingPage } from "../../../ui/waiting/waiting-page.tsx";
import { OwnerOnly } from "../owner-only.tsx";
import { LearnerAccess } from "./learner-access.tsx";
import { LearnerData, SignInHelp } from "./learner-account.tsx";
import { LearnerCertificates } from "./learner-certificates.tsx";
import { LearnerFacts } from "./learner-facts.tsx";
import { LearnerOrders } from "./learner-orders.tsx";
import { LearnerSees } from "./learner-sees.tsx";

const words = studioLearnerPage;

/** One learner: who they are, what they see, and what the owner can do for them. */
export function LearnerStudio() {
  const { id = "" } = useParams();
  const { data: learner, error, refetch } = useQuery(apiQuery(getLearner, { params: { id } }));
  useTitle(learner && fullName(learner));
  if (learner) return <Learner key={learner.id} learner={learner} />;
  if (!error || isUnauthorized(error)) return <WaitingPage />;
  const isMissing = hasCode(error, "NOT_FOUND") || hasCode(error, "BAD_REQUEST");
  return (
    <Notice heading={isMissing ? words.missing.heading : studioPage.failed} role="alert">
      <p>{isMissing ? words.missing.text : explain(error)}</p>
      {isMissing ? <BackLink /> : <Button onClick={() => void refetch()}>{studioPage.tryAgain}</Button>}
    </Notice>
  );
}

function Learner({ learner }: { learner: LearnerDetail }) {
  const isOwner = learner.role === "owner";
  return (
    <div className="studio-page column">
      <header className="learner-head">
        <BackLink />
        <h1 className="wrap-anywhere text-title">
          <bdi>{fullName(learner)}</bdi>
        </h1>
        <p className="wrap-anywhere">{learner.email}</p>
        {isOwner && <p className="text-ink-soft">{words.isOwner}</p>}
        <div className="learner-actions">
          <a
            href={`mailto:${encodeURIComponent(learner.email)}`}
            className={buttonLook({ variant: "secondary", size: "small" })}
          >
            {words.write}
          </a>
          {learner.leadId && (
            <LinkButton to={`/studio/leads/${learner.leadId}`} variant="quiet" size="small">
              {words.lead}
            </LinkButton>
          )}
        </div>
      </header>
      <div className="learner-columns">
        <div className="learner-side">
          <LearnerFacts learner={learner} />
          <LearnerAccess learner={learner} />
          <LearnerOrders orders={learner.orders} />
          <LearnerCertificates learner={learner} />
          {!isOwner && <SignInHelp learner={learner} />}
          {!isOwner && (
            <OwnerOnly>
              <LearnerData learner={learner} />
            </OwnerOnly>
          )}
        </div>
        <LearnerSees learner={learner} />
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
