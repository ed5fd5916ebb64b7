import { sessionsPage as words } from "@academy/content/pages/learning/sessions-page";
import type { SessionBenefit, SessionsView } from "@academy/contract/learning/bookings";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { countWords } from "../../lib/text/count-words.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatUntil } from "../../lib/text/format-time.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useUser } from "../account/public.ts";
import { FilledMandala } from "../archetypes/public.ts";
import { placeOfClock } from "../gatherings/public.ts";
import { MemberHead, QueryPart } from "../progress/public.ts";
import { BookSession } from "./book-session.tsx";
import { BookedSession } from "./booked-session.tsx";
import { MoveSession } from "./move-session.tsx";
import { PastSessions } from "./past-sessions.tsx";
import { Rules } from "./rules.tsx";
import { bookPath, sessionsPath, sessionsQuery } from "./use-sessions.ts";

/** What is to come, what can be booked and what has been; the address says whether somebody is choosing a time. */
export function Sessions() {
  const query = useQuery(sessionsQuery);
  const { user } = useUser();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [said, setSaid] = useState<{ text: string }>();
  const done = (text: string) => {
    setSaid({ text });
    void navigate(sessionsPath);
  };
  const step = { book: params.get("book"), move: params.get("move") };
  const isStep = step.book !== null || step.move !== null;
  return (
    <>
      <MemberHead
        title={words.title}
        lead={fillWords(words.lead, { zone: placeOfClock() })}
        drawing="alchemist"
        color="text-sage"
      />
      <div className="column grid gap-12 pt-8 pb-20">
        {said && !isStep && <Said key={said.text} said={said} />}
        <QueryPart query={query} lines={8}>
          {(sessions) =>
            user?.role === "owner" ? (
              <ForOwner />
            ) : isStep ? (
              <Step step={step} sessions={sessions} onDone={done} />
            ) : (
              <Overview sessions={sessions} onCanceled={() => setSaid({ text: words.canceled })} />
            )
          }
        </QueryPart>
      </div>
    </>
  );
}

/** What was done: whoever did it is led here, from where it was done and is no more. */
function Said({ said }: { said: { text: string } }) {
  const place = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again, it is read again
  useEffect(() => place.current?.focus(), [said]);
  return (
    <p ref={place} role="status" tabIndex={-1} className="session-said">
      {said.text}
    </p>
  );
}

type StepProps = {
  step: { book: string | null; move: string | null };
  sessions: SessionsView;
  onDone: (text: string) => void;
};

function Step({ step, sessions: { benefits, rules, upcoming }, onDone }: StepProps) {
  const moving = upcoming.find(({ id, changesUntil }) => id === step.move && changesUntil !== null);
  if (moving) return <MoveSession booking={moving} rules={rules} onMoved={() => onDone(words.moved)} />;
  const benefit = benefits.find(({ id }) => id === step.book);
  if (benefit && canBook(benefit)) {
    return <BookSession benefit={benefit} rules={rules} onBooked={() => onDone(words.booked)} />;
  }
  return (
    <div className="grid gap-6 justify-items-start">
      <p className="max-w-text">{benefit ? leftOf(benefit) : words.unknown}</p>
      <LinkButton to={sessionsPath} variant="secondary">
        {words.back}
      </LinkButton>
    </div>
  );
}

/** Those that come each month can be booked for the next one. */
const canBook = ({ each, left }: SessionBenefit) => each === "month" || left > 0;

type OverviewProps = { sessions: SessionsView; onCanceled: () => void };

function Overview({ sessions: { benefits, rules, upcoming }, onCanceled }: OverviewProps) {
  return (
    <>
      {upcoming.length > 0 && (
        <section aria-labelledby="upcoming-heading">
          <h2 id="upcoming-heading" className="text-heading">
            {words.upcoming.heading}
          </h2>
          <div className="mt-6 grid gap-8">
            {upcoming.map((booking) => (
              <BookedSession key={booking.id} booking={booking} onCanceled={onCanceled} />
            ))}
          </div>
          <p className="mt-6 text-ink-soft text-small">
            {words.upcoming.ownCalendar}{" "}
            <Link to={words.upcoming.subscribe.to} className="text-link">
              {words.upcoming.subscribe.label}
            </Link>
          </p>
        </section>
      )}
      {benefits.length > 0 ? (
        <section aria-labelledby="have-heading" className="session-have">
          <div>
            <h2 id="have-heading" className="text-heading">
              {words.have.heading}
            </h2>
            <ul className="mt-4 ruled-list">
              {benefits.map((benefit) => (
                <Benefit key={benefit.id} benefit={benefit} />
              ))}
            </ul>
          </div>
          <Rules rules={rules} />
        </section>
      ) : (
        upcoming.length === 0 && <NoSession />
      )}
      <PastSessions isHolder={benefits.length + upcoming.length > 0} />
    </>
  );
}

function Benefit({ benefit }: { benefit: SessionBenefit }) {
  const { id, name, more, until } = benefit;
  return (
    <li className="grid gap-2">
      <h3 className="font-display text-lead wrap-anywhere">{name}</h3>
      {more && <p className="text-ink-soft">{more}</p>}
      <p className="text-ink-soft text-small">
        {termsOf(benefit)}
        {until && ` · ${fillWords(words.have.until, { day: formatUntil(until) })}`}
      </p>
      <p>{leftOf(benefit)}</p>
      {canBook(benefit) && (
        <LinkButton to={bookPath(id)} className="mt-2 justify-self-start">
          {words.have.book}
          <span className="sr-only">: {name}</span>
        </LinkButton>
      )}
    </li>
  );
}

function termsOf({ each, times, minutes }: SessionBenefit): string {
  const { once, month, times: several, monthTimes } = words.have;
  if (times === 1) return fillWords(each === "month" ? month : once, { minutes });
  return fillWords(each === "month" ? monthTimes : several, { minutes, times });
}

function leftOf({ each, left, times }: SessionBenefit): string {
  const { left: leftWords, leftMonth, usedOnce, usedMonth } = words.have;
  if (left === 0) return each === "month" ? usedMonth : countWords(times, usedOnce);
  return countWords(left, each === "month" ? leftMonth : leftWords);
}

const NoSession = () => (
  <EmptyState
    heading={words.none.heading}
    drawing={<FilledMandala archetype="alchemist" />}
    action={
      <div className="flex flex-wrap gap-3">
        <LinkButton to={words.none.tiers.to} reloadDocument variant="secondary">
          {words.none.tiers.label}
        </LinkButton>
        <LinkButton to="/contact" variant="quiet">
          {words.none.contact}
        </LinkButton>
      </div>
    }
  >
    <p>{words.none.text}</p>
  </EmptyState>
);

const ForOwner = () => (
  <EmptyState
    heading={words.owner.heading}
    drawing={<FilledMandala archetype="alchemist" />}
    action={
      <LinkButton to={words.owner.see.to} variant="secondary">
        {words.owner.see.label}
      </LinkButton>
    }
  >
    <p>{words.owner.text}</p>
  </EmptyState>
);
