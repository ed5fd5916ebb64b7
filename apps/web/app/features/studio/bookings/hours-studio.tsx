import { sessionHoursPage } from "@academy/content/pages/studio/bookings-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { SessionHoursView } from "@academy/contract/studio/bookings";
import { groupBy } from "../../../lib/group-by.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Loaded } from "../kit/list.tsx";
import { StudioPage, Tabs } from "../kit/page.tsx";
import { Section } from "../kit/section.tsx";
import { useHours } from "./calls.ts";
import { HoursForm } from "./hours-form.tsx";
import { formatDayIn, formatHourIn, placeOf } from "./zoned.ts";

const words = sessionHoursPage;

/** When sessions can be booked, by which rules and where; and what follows from it. */
export function HoursStudio() {
  return (
    <StudioPage title={words.title} lead={words.lead} tabs={<Tabs {...studioPage.calendarTabs} />}>
      <Loaded query={useHours()}>
        {(view) => (
          <>
            {view.isSample && (
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Badge>{words.sample.label}</Badge>
                <span>{words.sample.text}</span>
              </p>
            )}
            <div className="hours-columns">
              <HoursForm view={view} />
              <Next view={view} />
            </div>
          </>
        )}
      </Loaded>
    </StudioPage>
  );
}

/** The first times that a learner would be offered. */
function Next({ view: { next, hours } }: { view: SessionHoursView }) {
  return (
    <Section
      id="next"
      heading={words.next.heading}
      about={next ? words.next.about(next.minutes) : undefined}
      none={next === null ? words.next.nothingSold : next.times.length === 0 && words.next.none}
    >
      {next && next.times.length > 0 && (
        <>
          <ul className="hours-next">
            {[...groupBy(next.times, (time) => formatDayIn(time, hours.zone))].map(([day, times]) => (
              <li key={day}>
                <p>{day}</p>
                <p className="text-ink-soft">
                  {times.map((time) => formatHourIn(time, hours.zone)).join(", ")}
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-2 studio-small">{placeOf(hours.zone)}</p>
        </>
      )}
    </Section>
  );
}
