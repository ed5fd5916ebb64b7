import { sessionHoursPage } from "@academy/content/pages/studio/bookings-page";
import { saveSessionHours, showSessionHours } from "@academy/contract/calls/studio/bookings";
import type { SessionHours, SessionHoursView } from "@academy/contract/studio/bookings";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../lib/api/api.ts";
import { hasCode } from "../../../lib/api/api-error.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { timeZoneHere } from "../../../lib/text/local-day.ts";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../ui/form/text-field.tsx";
import { Section } from "../kit/section.tsx";
import { useStudioForm } from "../kit/use-studio-form.ts";
import { zoneOptions } from "../kit/zone-options.ts";
import { useFreshBookings } from "./calls.ts";
import { Exceptions } from "./hours-exceptions.tsx";
import { checkHours, type DayRow, type HoursRow, readHours, toDayRows, toHoursRows } from "./hours-rows.ts";
import { Weekly } from "./hours-weekly.tsx";

const words = sessionHoursPage;
const { rules } = words;
const numbers = [
  "bufferMinutes",
  "noticeHours",
  "weeksAhead",
  "mostPerWeek",
  "changeHours",
  "handOverDays",
] as const;

/** All of it is saved at once. What was saved in another window meanwhile is not written over. */
export function HoursForm({ view }: { view: SessionHoursView }) {
  const { hours, savedAt: begunAt } = view;
  const [weekly, setWeekly] = useState<HoursRow[]>(() => toHoursRows(hours));
  const [exceptions, setExceptions] = useState<DayRow[]>(() => toDayRows(hours));
  const [savedAt, setSavedAt] = useState(begunAt);
  const client = useQueryClient();
  const refresh = useFreshBookings();
  const control = useStudioForm({
    read: (form) => readHours(form, { weekly, exceptions }),
    check: checkHours,
    send: (read: SessionHours) => callApi(saveSessionHours, { body: { hours: read, savedAt } }),
    done: words.saved,
    onDone: (saved) => {
      setSavedAt(saved.savedAt);
      client.setQueryData(apiQuery(showSessionHours).queryKey, saved);
      return refresh();
    },
    fieldOf: (name) => name.replace(/^hours\./, ""),
    problem: (error) => (hasCode(error, "CONFLICT") ? words.conflict : undefined),
  });
  const zone = begunAt === null ? timeZoneHere() : hours.zone;
  return (
    <Form control={control}>
      <FormField name="zone" label={words.zone}>
        <Select name="zone" options={zoneOptions(zone)} defaultValue={zone} />
      </FormField>
      <Weekly rows={weekly} onChange={setWeekly} />
      <Exceptions rows={exceptions} onChange={setExceptions} />
      <Section id="link" heading={words.link.heading} className="hours-part">
        <TextField
          name="link"
          type="url"
          inputMode="url"
          label={words.link.label}
          hint={words.link.hint}
          maxLength={500}
          autoComplete="off"
          defaultValue={hours.link ?? ""}
        />
      </Section>
      <Section id="rules" heading={rules.heading} className="hours-part">
        <div className="hours-rules">
          {numbers.map((name) => (
            <TextField
              key={name}
              name={name}
              type="number"
              inputMode="numeric"
              min={0}
              label={rules[name]}
              hint={name === "mostPerWeek" ? rules.mostHint : undefined}
              defaultValue={hours[name] ?? ""}
            />
          ))}
        </div>
      </Section>
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={words.saving}>{words.save}</SubmitButton>
      </div>
    </Form>
  );
}
