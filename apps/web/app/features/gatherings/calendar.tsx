import { calendarPage as words } from "@academy/content/pages/learning/calendar-page";
import type { CalendarDate } from "@academy/contract/learning/calendar";
import { useEffect, useState } from "react";
import { groupBy } from "../../lib/group-by.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SkeletonText } from "../../ui/waiting/skeleton.tsx";
import { FilledMandala } from "../archetypes/public.ts";
import { SessionsOnCalendar } from "../bookings/public.ts";
import { MemberHead, QueryPart } from "../progress/public.ts";
import { CalendarSettings } from "./calendar-settings.tsx";
import { DateEntry } from "./date-entry.tsx";
import { monthOf, placeOfClock } from "./moments.ts";
import { useDates, useIsHolder } from "./use-calendar.ts";

/** What somebody comes to: the next, all after it by months, and what has been. */
export function Calendar() {
  const [isPastShown, setPastShown] = useState(false);
  return (
    <>
      <MemberHead
        title={words.title}
        lead={fillWords(words.lead, { zone: placeOfClock() })}
        drawing="performer"
        color="text-sage"
      />
      <div className="column grid gap-12 pt-8 pb-20">
        <Upcoming />
        <section aria-labelledby="past-heading">
          <h2 id="past-heading" className="text-heading">
            {words.past}
          </h2>
          <Button
            variant="quiet"
            size="small"
            className="mt-3"
            aria-expanded={isPastShown}
            onClick={() => setPastShown(!isPastShown)}
          >
            {isPastShown ? words.hidePast : words.showPast}
          </Button>
          {isPastShown && <Past />}
        </section>
        <CalendarSettings />
      </div>
    </>
  );
}

function Upcoming() {
  const list = useDates("upcoming");
  const { items } = list;
  const hasArrived = items !== undefined;
  // A link to a date arrives before the date does.
  useEffect(() => {
    if (hasArrived && window.location.hash) {
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView({ block: "center" });
    }
  }, [hasArrived]);
  return (
    <QueryPart
      query={{ data: items, error: list.error, isFetching: false, refetch: list.tryAgain }}
      lines={6}
    >
      {(dates) => {
        const next = dates.find(({ canceled }) => canceled === null);
        const others = dates.filter((date) => date !== next);
        return (
          <>
            {dates.length === 0 && <NothingNext />}
            {next && (
              <section aria-labelledby="next-heading" className="calendar-next">
                <h2 id="next-heading" className="section-eyebrow">
                  {words.next}
                </h2>
                <DateEntry date={next} isNext />
              </section>
            )}
            <SessionsOnCalendar />
            {others.length > 0 && (
              <section aria-labelledby="upcoming-heading">
                <h2 id="upcoming-heading" className="text-title">
                  {words.upcoming}
                </h2>
                <Months dates={others} />
              </section>
            )}
            <More list={list} />
          </>
        );
      }}
    </QueryPart>
  );
}

function Months({ dates }: { dates: readonly CalendarDate[] }) {
  const months = groupBy(dates, ({ startsAt }) => monthOf(startsAt));
  return [...months].map(([month, ofMonth]) => (
    <div key={month} className="calendar-month">
      <h3 className="text-heading">{month}</h3>
      <ul className="ruled-list">
        {ofMonth.map((date) => (
          <li key={date.id}>
            <DateEntry date={date} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Past() {
  const list = useDates("past");
  if (!list.items) return <SkeletonText lines={4} />;
  return (
    <div className="mt-6">
      {list.items.length === 0 && <p className="text-ink-soft">{words.none.heading}</p>}
      <Months dates={list.items} />
      <More list={list} />
    </div>
  );
}

const More = ({ list }: { list: ReturnType<typeof useDates> }) =>
  list.hasMore && (
    <Button
      variant="secondary"
      isBusy={list.isLoadingMore}
      onClick={list.loadMore}
      className="justify-self-start"
    >
      {words.more}
    </Button>
  );

function NothingNext() {
  const isHolder = useIsHolder();
  if (isHolder === undefined) return <SkeletonText lines={4} />;
  const { heading, text } = isHolder ? words.none : words.noBenefit;
  const { see } = words.noBenefit;
  return (
    <EmptyState
      heading={heading}
      drawing={<FilledMandala archetype="mystic" />}
      action={
        !isHolder && (
          <LinkButton to={see.to} variant="secondary">
            {see.label}
          </LinkButton>
        )
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}
