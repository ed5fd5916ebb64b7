import { bookingPage } from "@academy/content/pages/studio/bookings-page";
import { cancelBooking, moveBooking, setBookingLink } from "@academy/contract/calls/studio/bookings";
import type { BookingDetail } from "@academy/contract/studio/bookings";
import { useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { shownText } from "../../../lib/text/shown-text.ts";
import { FormField, TextField } from "../../../ui/form/text-field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { ClockChangeField } from "../gatherings/clock-change-field.tsx";
import { clockChangeOf } from "../gatherings/read-gathering.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { isMeetingLink } from "./meeting-link.ts";
import { clockTimeOf, momentsOf, placeOf } from "./zoned.ts";

const { move, cancel, link: linkWords } = bookingPage;

type DialogProps = { booking: BookingDetail; onClose: () => void; onDone: () => unknown };

const reasonOf = (form: HTMLFormElement) => shownText(readFields(form).reason ?? "").trim();

const Reason = ({ words }: { words: { reason: string; reasonHint: string } }) => (
  <FormField name="reason" label={words.reason} hint={words.reasonHint}>
    <Textarea name="reason" rows={3} maxLength={300} />
  </FormField>
);

/** To a time that the owner names by her own clocks. */
export function MoveDialog({ booking, onClose, onDone }: DialogProps) {
  const { id, startsAt, ownerZone, revision } = booking;
  const now = clockTimeOf(new Date(startsAt), ownerZone);
  const [asksClock, setAsksClock] = useState(false);
  return (
    <FormDialog
      title={move.title}
      text={move.lead}
      words={{ submit: move.send, busy: move.busy, cancel: move.cancel }}
      read={(form) => {
        const { day = "", time = "", clockChange } = readFields(form);
        const moments = day && time ? momentsOf({ day, time }, ownerZone) : [];
        return { day, time, moments, which: clockChangeOf(clockChange), reason: reasonOf(form) };
      }}
      check={({ day, time, moments, which, reason }) => {
        const isTwice = moments.length > 1;
        setAsksClock(isTwice);
        return {
          ...(day ? {} : { day: move.noDay }),
          ...(time ? {} : { time: move.noTime }),
          ...(day && time && moments.length === 0 ? { time: move.skipped } : {}),
          ...(isTwice && !which ? { clockChange: move.twice } : {}),
          ...(reason ? {} : { reason: move.noReason }),
        };
      }}
      send={({ moments, which, reason }) => {
        const moment = moments.at(which === "later" ? -1 : 0) as Date;
        return callApi(moveBooking, {
          params: { id },
          body: { startsAt: moment.toISOString(), reason, revision },
        });
      }}
      fieldOf={(name) => (name === "startsAt" ? "time" : name)}
      done={move.done}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField name="day" type="date" label={move.day} defaultValue={now.day} />
      <TextField
        name="time"
        type="time"
        step={900}
        label={move.time}
        hint={move.zone(placeOf(ownerZone))}
        defaultValue={now.time}
      />
      {asksClock && <ClockChangeField value={null} />}
      <Reason words={move} />
    </FormDialog>
  );
}

export const CancelDialog = ({ booking: { id, revision }, onClose, onDone }: DialogProps) => (
  <FormDialog
    title={cancel.title}
    text={cancel.lead}
    words={{ submit: cancel.send, busy: cancel.busy, cancel: cancel.keep }}
    isDestructive
    read={(form) => ({ reason: reasonOf(form), revision })}
    check={({ reason }) => (reason ? {} : { reason: cancel.noReason })}
    send={(body) => callApi(cancelBooking, { params: { id }, body })}
    done={cancel.done}
    onDone={onDone}
    onClose={onClose}
  >
    <Reason words={cancel} />
  </FormDialog>
);

export const LinkDialog = ({ booking: { id, link }, onClose, onDone }: DialogProps) => (
  <FormDialog
    title={linkWords.title}
    words={{ submit: linkWords.save, busy: linkWords.busy, cancel: linkWords.cancel }}
    read={(form) => ({ link: (readFields(form).link ?? "").trim() || null })}
    check={({ link: typed }) => (typed === null || isMeetingLink(typed) ? {} : { link: linkWords.bad })}
    send={(body) => callApi(setBookingLink, { params: { id }, body })}
    done={linkWords.saved}
    onDone={onDone}
    onClose={onClose}
  >
    <TextField
      name="link"
      type="url"
      inputMode="url"
      label={linkWords.label}
      hint={linkWords.hint}
      maxLength={500}
      autoComplete="off"
      defaultValue={link ?? ""}
      isOptional
    />
  </FormDialog>
);
