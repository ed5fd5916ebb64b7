import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import { changeGatheringDate } from "@academy/contract/calls/studio/gatherings";
import type { GatheringDateDetail } from "@academy/contract/studio/gatherings";
import { useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { ApiError, hasCode } from "../../../lib/api/api-error.ts";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { FormField, TextField } from "../../../ui/form/text-field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { ClockChangeField } from "./clock-change-field.tsx";
import { clockChangeOf } from "./read-gathering.ts";

const { form } = studioGatheringsPage;
const words = studioGatheringsPage.date.form;

type DateDialogProps = { date: GatheringDateDetail; onClose: () => void; onDone: () => unknown };

/** Moves one date, or gives it words and a link of its own. */
export function DateDialog({ date, onClose, onDone }: DateDialogProps) {
  const { id, own, zone, revision: basedOn } = date;
  const [asksClock, setAsksClock] = useState(false);
  return (
    <FormDialog
      title={words.title}
      text={date.isRepeated ? words.text : undefined}
      words={{ submit: form.save, busy: form.busy, cancel: form.cancel }}
      read={(element) => {
        const { startsOn = "", time = "", minutes, title, about, link, clockChange } = readFields(element);
        return {
          startsOn,
          time,
          clockChange: clockChangeOf(clockChange),
          minutes: Number(minutes),
          title: title?.trim() || null,
          about: about?.trim() || null,
          link: link?.trim() || null,
          basedOn,
        };
      }}
      check={({ startsOn, time, minutes, link }) => ({
        ...(startsOn ? {} : { startsOn: form.noDay }),
        ...(time ? {} : { time: form.noTime }),
        ...(Number.isInteger(minutes) && minutes >= 5 ? {} : { minutes: form.noMinutes }),
        ...(link === null || link.startsWith("https://") ? {} : { link: form.badLink }),
      })}
      send={(body) => callApi(changeGatheringDate, { params: { id }, body })}
      problem={(error) => {
        if (error instanceof ApiError && error.field === "clockChange") setAsksClock(true);
        return hasCode(error, "CONFLICT") ? form.conflict : undefined;
      }}
      done={form.saved}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        name="startsOn"
        type="date"
        label={words.startsOn}
        defaultValue={date.startsOn}
        hint={words.told}
      />
      <TextField
        name="time"
        type="time"
        label={fillWords(words.time, { zone: zone.replaceAll("_", " ") })}
        defaultValue={date.time}
      />
      {asksClock && <ClockChangeField value={null} />}
      <TextField
        name="minutes"
        type="number"
        inputMode="numeric"
        label={words.minutes}
        defaultValue={date.minutes}
      />
      <TextField
        name="link"
        type="url"
        inputMode="url"
        label={words.ownLink}
        maxLength={2000}
        autoComplete="off"
        defaultValue={own.link ?? ""}
        isOptional
      />
      <TextField
        name="title"
        label={words.ownTitle}
        maxLength={120}
        autoComplete="off"
        defaultValue={own.title ?? ""}
        isOptional
      />
      <FormField name="about" label={words.ownAbout} isOptional>
        <Textarea name="about" maxLength={2000} defaultValue={own.about ?? ""} />
      </FormField>
    </FormDialog>
  );
}
