import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import type { LearnerDetail } from "@academy/contract/studio/learners";
import { Link } from "react-router";
import { formatCalendarDay, formatDay } from "../../../lib/text/format-time.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Section } from "../kit/section.tsx";
import { useFreshLearners } from "../learners/use-learners.ts";
import { useOfferName, useOffers } from "../offer-names.ts";
import { OwnerOnly } from "../owner-only.tsx";
import { endAccess } from "./calls.ts";
import { ReasonButton } from "./reason-button.tsx";

const words = studioLearnerPage.access;

/** What is open to them and why, what was, and how to change it. */
export function LearnerAccess({ learner }: { learner: LearnerDetail }) {
  const offers = useOffers();
  const { grants } = learner;
  const held = new Set(grants.flatMap(({ offer, endedAt }) => (endedAt === null ? offer : [])));
  const left = offers.filter(({ key }) => !held.has(key));
  return (
    <Section id="access" heading={words.heading} none={grants.length === 0 && words.none}>
      <ul className="learner-list">
        {grants.map((grant) => (
          <Grant key={grant.id} grant={grant} learner={learner} />
        ))}
      </ul>
      {learner.role !== "owner" && left.length > 0 && (
        <OwnerOnly>
          <LinkButton to={words.give.to(learner.email)} variant="secondary" size="small">
            {words.give.label}
          </LinkButton>
        </OwnerOnly>
      )}
    </Section>
  );
}

type GrantProps = { grant: LearnerDetail["grants"][number]; learner: LearnerDetail };

function Grant({ grant, learner }: GrantProps) {
  const refresh = useFreshLearners();
  const offerName = useOfferName();
  const { id, offer, source, reason, endReason, orderId, grantedAt, until, endedAt } = grant;
  const isGiven = source === "owner" || source === "sample";
  return (
    <li data-ended={endedAt !== null || undefined}>
      <div>
        <p className="learner-item-name">{offerName(offer)}</p>
        <p className="studio-small">
          {words.sources[source]} {words.since} {formatDay(grantedAt)}
          {!endedAt && until && `, ${words.until(formatCalendarDay(until))}`}
          {isGiven && reason && `: ${reason}`}
        </p>
        {endedAt && (
          <p className="studio-small">
            {words.ended} {formatDay(endedAt)}
            {isGiven && endReason && `: ${endReason}`}
          </p>
        )}
        {!endedAt && orderId && <p className="studio-small">{words.withOrder}</p>}
        {orderId && (
          <Link to={`/studio/orders/${orderId}`} className="text-link">
            {words.openOrder}
          </Link>
        )}
      </div>
      {!endedAt && isGiven && learner.role !== "owner" && (
        <OwnerOnly>
          <ReasonButton
            words={words.end}
            about={offerName(offer)}
            look="quiet"
            isDestructive
            send={({ reason: why }) => endAccess(learner.id, id, { reason: why })}
            onDone={() => void refresh()}
          />
        </OwnerOnly>
      )}
    </li>
  );
}
