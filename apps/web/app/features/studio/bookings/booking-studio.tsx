import { bookingPage } from "@academy/content/pages/studio/bookings-page";
import type { BookingDetail } from "@academy/contract/studio/bookings";
import { type ReactNode, useState } from "react";
import { useParams } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { LinkButton } from "../../../ui/buttons/link-button.tsx";
import { BackLink, Columns, DetailPage } from "../kit/detail-page.tsx";
import { type Fact, Facts, Section } from "../kit/section.tsx";
import { CancelDialog, LinkDialog, MoveDialog } from "./booking-dialogs.tsx";
import { useBooking, useFreshBookings } from "./calls.ts";
import { SharedBook } from "./shared-book.tsx";
import { formatIn, placeOf } from "./zoned.ts";

const words = bookingPage;

/** One session: who, when, what they wrote and share, and what the owner does about it. */
export function BookingStudio() {
  const { id = "" } = useParams();
  return (
    <DetailPage query={useBooking(id)} words={words} title={({ learner }) => words.title(learner.name)}>
      {(booking) => <Detail booking={booking} />}
    </DetailPage>
  );
}

function Detail({ booking }: { booking: BookingDetail }) {
  const [open, setOpen] = useState<"move" | "link" | "cancel">();
  const refresh = useFreshBookings();
  const { learner, state } = booking;
  const isOver = isPast(booking);
  const isStanding = state === "booked" && !isOver;
  const dialog = { booking, onClose: () => setOpen(undefined), onDone: refresh };
  return (
    <>
      <header className="studio-head">
        <BackLink back={words.back} />
        <h1 className="wrap-anywhere text-title">
          <bdi>{words.title(learner.name)}</bdi>
        </h1>
        <p className="wrap-anywhere">{learner.email}</p>
        <div className="studio-badges">
          <State booking={booking} />
        </div>
        <div className="form-actions">
          {isStanding && (
            <>
              <Button variant="secondary" size="small" onClick={() => setOpen("move")}>
                {words.move.open}
              </Button>
              <Button variant="secondary" size="small" onClick={() => setOpen("link")}>
                {words.link.open}
              </Button>
            </>
          )}
          {state === "booked" && (
            <LinkButton to={shelfOf(booking)} variant={isOver ? "primary" : "secondary"} size="small">
              {words.promised.shelf}
            </LinkButton>
          )}
          <LinkButton to={`/studio/learners/${learner.id}`} variant="quiet" size="small">
            {words.learner}
          </LinkButton>
          {isStanding && (
            <Button variant="quiet" size="small" onClick={() => setOpen("cancel")}>
              {words.cancel.open}
            </Button>
          )}
        </div>
      </header>
      <Columns
        side={
          <>
            <Section id="facts" heading={words.facts.heading}>
              <Facts facts={factsOf(booking)} />
            </Section>
            {state === "booked" && <Promised booking={booking} />}
          </>
        }
      >
        <Intake booking={booking} />
        {state === "booked" && <Shared booking={booking} />}
      </Columns>
      {open === "move" && <MoveDialog {...dialog} />}
      {open === "link" && <LinkDialog {...dialog} />}
      {open === "cancel" && <CancelDialog {...dialog} />}
    </>
  );
}

const isPast = ({ startsAt, minutes }: BookingDetail) =>
  new Date(startsAt).getTime() + minutes * 60_000 <= Date.now();

/** With what it is to be handed over for, where that is known. */
function shelfOf({ id, learner, promised }: BookingDetail): string {
  const next = promised.find(({ isHandedOver }) => !isHandedOver) ?? promised[0];
  const query = new URLSearchParams({ booking: id, ...(next ? { benefit: next.id } : {}) });
  return `/studio/learners/${learner.id}/made?${query}`;
}

function State({ booking }: { booking: BookingDetail }) {
  const { state, canceledBy } = booking;
  if (state === "canceled") return <Badge>{words.states.canceledBy[canceledBy ?? "owner"]}</Badge>;
  if (isPast(booking)) return <Badge>{words.states.over}</Badge>;
  return (
    <Badge look="wash" className="text-sage">
      {words.states.booked}
    </Badge>
  );
}

function factsOf(booking: BookingDetail): Fact[] {
  const { name, startsAt, zone, ownerZone, minutes, reason, state } = booking;
  const { facts } = words;
  const when = (where: string) => words.inZone(formatIn(startsAt, where), placeOf(where));
  return [
    [facts.when, when(ownerZone)],
    [facts.theirs, zone !== ownerZone && when(zone)],
    [facts.length, words.minutes(minutes)],
    [facts.what, name],
    [facts.link, state === "booked" && <MeetingLink booking={booking} />],
    [words.reason, reason && <bdi>{reason}</bdi>],
  ];
}

function MeetingLink({ booking: { link, usualLink } }: { booking: BookingDetail }): ReactNode {
  const address = link ?? usualLink;
  if (address === null) return <span className="text-danger">{words.none}</span>;
  // A sample's room is a page of ours.
  const isSample = address.startsWith("/");
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer" className="text-link">
        {isSample ? words.sample : address}
      </a>
      {!isSample && <span className="block studio-small">{link ? words.own : words.usual}</span>}
    </>
  );
}

function Promised({ booking: { promised } }: { booking: BookingDetail }) {
  if (promised.length === 0) return null;
  return (
    <Section id="promised" heading={words.promised.heading}>
      <ul className="booking-promised">
        {promised.map(({ id, name, isHandedOver }) => (
          <li key={id}>
            <p>{name}</p>
            <Badge {...(isHandedOver ? { look: "wash", className: "text-sage" } : {})}>
              {isHandedOver ? words.promised.done : words.promised.open}
            </Badge>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Intake({ booking: { intake } }: { booking: BookingDetail }) {
  return (
    <Section id="intake" heading={words.intake.heading} none={intake.length === 0 && words.intake.none}>
      <dl className="booking-answers">
        {intake.map(({ asked, answer }) => (
          <div key={asked}>
            <dt>{asked}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Shared({ booking: { id, shared } }: { booking: BookingDetail }) {
  return (
    <Section
      id="shared"
      heading={words.shared.heading}
      about={shared.length > 0 ? words.shared.lead : undefined}
      none={shared.length === 0 && words.shared.none}
    >
      {shared.map((each) => (
        <SharedBook key={`${each.course} ${each.kind} ${each.book}`} bookingId={id} shared={each} />
      ))}
    </Section>
  );
}
