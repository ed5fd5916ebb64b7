import { formatPrice } from "@academy/content/format-price";
import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import { getLearner } from "@academy/contract/calls/studio/learners";
import { fullName } from "@academy/contract/fields/full-name";
import type { LearnerDetail } from "@academy/contract/studio/learners";
import { archetypes } from "@academy/quiz/archetypes";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { formatCalendarDay } from "../../../lib/text/format-time.ts";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { Columns, DetailPage, PersonHead } from "../kit/detail-page.tsx";
import { type Fact, Facts, Section } from "../kit/section.tsx";
import { Day } from "../kit/table.tsx";
import { useOfferName } from "../offer-names.ts";
import { OwnerOnly } from "../owner-only.tsx";
import { LearnerAccess } from "./learner-access.tsx";
import { LearnerData, SignInHelp } from "./learner-account.tsx";
import { LearnerCertificates } from "./learner-certificates.tsx";
import { LearnerSees } from "./learner-sees.tsx";

const words = studioLearnerPage;

/** One learner: who they are, what they see, and what the owner can do for them. */
export function LearnerStudio() {
  const { id = "" } = useParams();
  return (
    <DetailPage query={useQuery(apiQuery(getLearner, { params: { id } }))} words={words} title={fullName}>
      {(learner) => <Learner learner={learner} />}
    </DetailPage>
  );
}

function Learner({ learner }: { learner: LearnerDetail }) {
  const isOwner = learner.role === "owner";
  return (
    <>
      <PersonHead
        back={words.back}
        name={fullName(learner)}
        email={learner.email}
        badges={isOwner && <p className="text-ink-soft">{words.isOwner}</p>}
        write={words.write}
      >
        {learner.leadId && (
          <LinkButton to={`/studio/leads/${learner.leadId}`} variant="quiet" size="small">
            {words.lead}
          </LinkButton>
        )}
        {!isOwner && (
          <OwnerOnly>
            <LinkButton to={`/studio/learners/${learner.id}/made`} variant="quiet" size="small">
              {words.made}
            </LinkButton>
          </OwnerOnly>
        )}
      </PersonHead>
      <Columns
        side={
          <>
            <Section id="facts" heading={words.facts.heading}>
              <Facts facts={factsOf(learner)} />
            </Section>
            <LearnerAccess learner={learner} />
            <LearnerOrders orders={learner.orders} />
            <LearnerCertificates learner={learner} />
            {!isOwner && <SignInHelp learner={learner} />}
            {!isOwner && (
              <OwnerOnly>
                <LearnerData learner={learner} />
              </OwnerOnly>
            )}
          </>
        }
      >
        <LearnerSees learner={learner} />
      </Columns>
    </>
  );
}

function factsOf(learner: LearnerDetail): Fact[] {
  const { facts: said } = words;
  const { result, learningDays, sessions, hasPassword, hasSecondFactor } = learner;
  const lastDay = learningDays.last === null ? null : formatCalendarDay(learningDays.last);
  return [
    [said.joined, <Day key="joined" at={learner.createdAt} />],
    [said.lastSeen, learner.lastSeenAt ? <Day key="seen" at={learner.lastSeenAt} /> : said.notSignedIn],
    [said.devices, sessions > 0 && said.deviceCount(sessions)],
    [
      said.signIn,
      [hasPassword ? said.password : said.code, hasSecondFactor && said.twoStep].filter(Boolean).join(" "),
    ],
    [said.archetype, result && <Archetype key="archetype" result={result} />],
    [said.days, said.dayCount(learningDays.count, lastDay)],
    [said.news, learner.wantsNews ? said.wantsNews : said.noNews],
  ];
}

function Archetype({ result }: { result: NonNullable<LearnerDetail["result"]> }) {
  return (
    <>
      {archetypes[result.primary].title}
      <br />
      <a href={`/test-results?r=${result.token}`} target="_blank" rel="noreferrer" className="text-link">
        {words.facts.result}
      </a>
    </>
  );
}

function LearnerOrders({ orders }: Pick<LearnerDetail, "orders">) {
  const offerName = useOfferName();
  return (
    <Section id="orders" heading={words.orders.heading} none={orders.length === 0 && words.orders.none}>
      <ul className="learner-list">
        {orders.map(({ id, offer, plan, state, totalCents, placedAt }) => (
          <li key={id}>
            <div>
              <p className="learner-item-name">
                <Link to={`/studio/orders/${id}`} className="text-link">
                  {offerName(offer)}
                </Link>
              </p>
              <p className="studio-small">
                {formatPrice(totalCents)}
                {plan === "monthly" && ` ${words.perMonth}`} · {words.orderStates[state]} ·{" "}
                <Day at={placedAt} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
