import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import { useQuery } from "@tanstack/react-query";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { useUser } from "../account/public.ts";
import { formatMoment } from "../gatherings/public.ts";
import { sessionsPath, sessionsQuery } from "./use-sessions.ts";

const words = calendarPage.sessions;

/** On the calendar: sessions that are booked, or that there is one to book; nothing for whoever has none. */
export function SessionsOnCalendar() {
  const { user } = useUser();
  const { data } = useQuery(sessionsQuery);
  // With an owner they are booked; hers are in the studio.
  if (!data || user?.role === "owner") return null;
  const { upcoming, benefits } = data;
  if (upcoming.length === 0 && !benefits.some(({ left }) => left > 0)) return null;
  return (
    <section aria-labelledby="sessions-heading" className="grid gap-4 justify-items-start">
      <h2 id="sessions-heading" className="text-heading">
        {words.heading}
      </h2>
      {upcoming.length === 0 && <p>{words.toBook}</p>}
      <ul className="ruled-list w-full">
        {upcoming.map(({ id, name, startsAt }) => (
          <li key={id} className="grid gap-1">
            <p className="calendar-when">
              <time dateTime={startsAt}>{formatMoment(startsAt)}</time>
            </p>
            <h3 className="font-display text-lead wrap-anywhere">{name}</h3>
          </li>
        ))}
      </ul>
      <LinkButton to={sessionsPath} variant="secondary">
        {upcoming.length === 0 ? words.book : words.open}
      </LinkButton>
    </section>
  );
}
