import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import type { BookingView } from "@academy/contract/learning/bookings";
import { useState } from "react";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatTime } from "../../lib/text/format-time.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { QueryPart } from "../progress/public.ts";
import { Sharing } from "./sharing.tsx";
import { madePath, usePastSessions } from "./use-sessions.ts";

const words = sessionsPage.past;

/** Those that are over or don’t take place, page by page, and the way to what was made of them. */
export function PastSessions({ isHolder }: { isHolder: boolean }) {
  const list = usePastSessions();
  if (list.items?.length === 0 && !isHolder) return null;
  return (
    <section aria-labelledby="past-heading">
      <h2 id="past-heading" className="text-heading">
        {words.heading}
      </h2>
      <div className="mt-4 grid gap-4 justify-items-start">
        <QueryPart query={{ data: list.items, error: list.error, isFetching: false, refetch: list.tryAgain }}>
          {(items) => (
            <>
              {items.length === 0 && <p className="text-ink-soft">{words.none}</p>}
              <ul className="ruled-list w-full max-w-184">
                {items.map((booking) => (
                  <PastSession key={booking.id} booking={booking} />
                ))}
              </ul>
              {list.hasMore && (
                <Button variant="secondary" isBusy={list.isLoadingMore} onClick={list.loadMore}>
                  {words.more}
                </Button>
              )}
            </>
          )}
        </QueryPart>
        <LinkButton to={madePath} variant="secondary">
          {words.made}
        </LinkButton>
      </div>
    </section>
  );
}

function PastSession({ booking }: { booking: BookingView }) {
  const { id, name, startsAt, state, canceledBy, reason } = booking;
  const isCanceled = state === "canceled";
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={startsAt}>{formatTime(startsAt)}</time>
        {isCanceled && <Badge>{words.canceled}</Badge>}
      </p>
      <h3 className="weight-550 wrap-anywhere">{name}</h3>
      {canceledBy === "owner" && reason && (
        <p className="session-reason">{fillWords(words.canceledByUs, { reason })}</p>
      )}
      {/* What was shared stays shared until it is taken back. */}
      {!isCanceled && (
        <>
          <Button
            variant="quiet"
            size="small"
            className="justify-self-start"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {sessionsPage.sharing.heading}
            <span className="sr-only">: {formatTime(startsAt)}</span>
          </Button>
          {isOpen && <Sharing bookingId={id} />}
        </>
      )}
    </li>
  );
}
