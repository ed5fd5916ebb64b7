import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import { downloadSessionCalendar, joinSession, saveIntake } from "@academy/contract/calls/learning/bookings";
import type { BookingView } from "@academy/contract/learning/bookings";
import { pathOf } from "@academy/contract/path-of";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { callApi, followCall } from "../../lib/api/api.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { endOf, formatMoment, useNow } from "../gatherings/public.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { Sharing } from "./sharing.tsx";
import { calendarSettingsQuery, explainLoss, movePath, useTakeSession } from "./use-sessions.ts";
import { Written } from "./written.tsx";

const words = sessionsPage.upcoming;

type BookedSessionProps = { booking: BookingView; onCanceled: () => void };

/** One that is to come: when, the way in near its time, and what can be done about it until then. */
export function BookedSession({ booking, onCanceled }: BookedSessionProps) {
  const { id, name, startsAt, minutes, reason } = booking;
  const begins = new Date(startsAt).getTime();
  const now = useNow([begins, endOf(booking)]);
  const heading = `session-${id}`;
  return (
    <article aria-labelledby={heading} className="session">
      <div className="session-facts">
        <p className="weight-550 text-lead">
          <time dateTime={startsAt}>{formatMoment(startsAt)}</time>
        </p>
        <h3 id={heading} className="text-heading wrap-anywhere">
          {name}
        </h3>
        <p className="text-ink-soft text-small">
          {fillWords(words.length, { minutes })}
          {begins <= now && now < endOf(booking) && ` · ${words.isOn}`}
        </p>
        {reason && <p className="session-reason">{fillWords(words.ownerMoved, { reason })}</p>}
        {now < endOf(booking) && (
          <>
            <Join booking={booking} />
            <Changes booking={booking} onCanceled={onCanceled} />
          </>
        )}
        <Reminders booking={booking} />
      </div>
      <Written booking={booking} />
      <Sharing bookingId={id} />
    </article>
  );
}

/** Opens by itself once it is time; where it leads is asked for with the press, and stands nowhere before. */
function Join({ booking: { id, opensAt } }: Pick<BookedSessionProps, "booking">) {
  const opens = opensAt === null ? Number.POSITIVE_INFINITY : new Date(opensAt).getTime();
  const isOpen = useNow([opens]) >= opens;
  const join = useMutation({ mutationFn: () => followCall(joinSession, { params: { id } }) });
  if (opensAt === null) return <p className="text-ink-soft">{words.noLink}</p>;
  return (
    <div className="session-join">
      <Button disabled={!isOpen} isBusy={join.isPending} onClick={() => join.mutate()}>
        {join.isPending ? words.joining : words.join}
      </Button>
      {!isOpen && (
        <span className="text-ink-soft text-small">
          {fillWords(words.opens, { time: formatMoment(opensAt) })}
        </span>
      )}
      {join.error && (
        <p role="alert" className="field-error w-full">
          {explainLoss(join.error)}
        </p>
      )}
    </div>
  );
}

/** Moving and canceling as long as the rules allow, which are said beside them. */
function Changes({ booking, onCanceled }: BookedSessionProps) {
  const { id, name, changesUntil } = booking;
  const [isCanceling, setCanceling] = useState(false);
  const until = changesUntil === null ? 0 : new Date(changesUntil).getTime();
  const canChange = useNow([until]) <= until;
  return (
    <>
      <div className="form-actions">
        {canChange && (
          <>
            <LinkButton to={movePath(id)} variant="secondary" size="small">
              {words.move}
              <span className="sr-only">: {name}</span>
            </LinkButton>
            <Button variant="quiet" size="small" onClick={() => setCanceling(true)}>
              {words.cancel}
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        )}
        <a
          href={pathOf(downloadSessionCalendar, { params: { id } })}
          download
          className={buttonLook({ variant: "quiet", size: "small" })}
        >
          {words.calendar}
          <span className="sr-only">: {name}</span>
        </a>
      </div>
      <p className="text-ink-soft text-small">
        {canChange && changesUntil ? (
          fillWords(words.changesUntil, { time: formatMoment(changesUntil) })
        ) : (
          <>
            {words.tooLate}{" "}
            <Link to="/contact" className="text-link">
              {words.contact}
            </Link>
          </>
        )}
      </p>
      <CancelDialog
        booking={booking}
        isOpen={isCanceling}
        onClose={() => setCanceling(false)}
        onCanceled={onCanceled}
      />
    </>
  );
}

function Reminders({ booking: { id, intake, hasReminders } }: Pick<BookedSessionProps, "booking">) {
  const take = useTakeSession();
  const { data: settings } = useQuery({ ...calendarSettingsQuery, staleTime: 0 });
  const saving = useMutation({
    mutationFn: (has: boolean) =>
      callApi(saveIntake, { params: { id }, body: { intake, hasReminders: has } }),
    onSuccess: take,
  });
  if (settings?.hasReminders === false) {
    return (
      <p className="text-ink-soft text-small">
        {words.allOff}{" "}
        <Link to={words.turnOn.to} className="text-link">
          {words.turnOn.label}
        </Link>
      </p>
    );
  }
  return (
    <>
      <Checkbox
        as="switch"
        label={sessionsPage.intake.reminders}
        checked={saving.isPending ? saving.variables : hasReminders}
        onChange={({ target }) => saving.isPending || saving.mutate(target.checked)}
      />
      <p role="status" className="form-done">
        {saving.isSuccess && (hasReminders ? words.remindersOn : words.remindersOff)}
      </p>
      {saving.error && (
        <p role="alert" className="field-error">
          {explainLoss(saving.error)}
        </p>
      )}
    </>
  );
}
