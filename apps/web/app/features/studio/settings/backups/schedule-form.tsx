import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import { studioBackupsPage } from "@academy/content/pages/studio/settings/backups-page";
import type { CallBody } from "@academy/contract/call";
import { chooseSchedule } from "@academy/contract/calls/studio/business";
import type { BackupsView } from "@academy/contract/studio/settings";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { withFreshProof } from "../../../account/public.ts";
import { Section } from "../../kit/section.tsx";
import { useStudioForm } from "../../kit/use-studio-form.ts";

const words = studioBackupsPage.schedule;
/** What is offered; whatever the host has set is offered, too. */
const rhythms = [0, 6, 12, 24, 168];
const units = ["days", "weeks", "months"] as const;

const send = withFreshProof(
  () => proofReasons.backups,
  (body: CallBody<typeof chooseSchedule>) => callApi(chooseSchedule, { body }),
);

/** An hour of the day in UTC, as the clock on the wall of whoever reads it says it today. */
function hourHere(hour: number): string {
  const at = new Date();
  at.setUTCHours(hour, 0, 0, 0);
  return at.toLocaleTimeString(undefined, { hour: "numeric", minute: "2-digit" });
}

/** In the order of that clock. */
const hours = () => {
  const shift = Math.round(new Date().getTimezoneOffset() / 60);
  return Array.from({ length: 24 }, (_, local) => (local + shift + 24) % 24);
};

type ScheduleFormProps = { schedule: BackupsView["schedule"]; refresh: () => Promise<unknown> };

/** When backups are made by themselves, and of how many days, weeks and months one is kept. */
export function ScheduleForm({ schedule, refresh }: ScheduleFormProps) {
  const [everyHours, setEveryHours] = useState(schedule.everyHours);
  const control = useStudioForm({
    read: (form) => {
      const fields = readFields(form);
      const numberOf = (name: string) =>
        /^\d{1,3}$/.test(fields[name]?.trim() ?? "") ? Number(fields[name]) : -1;
      return {
        everyHours: Number(fields.everyHours),
        hour: Number(fields.hour ?? schedule.hour),
        keeping: { days: numberOf("days"), weeks: numberOf("weeks"), months: numberOf("months") },
        was: schedule.since,
      };
    },
    check: ({ keeping }): Record<string, string> =>
      Object.fromEntries(units.filter((unit) => keeping[unit] < 0).map((unit) => [unit, words.numberNeeded])),
    send,
    done: words.saved,
    onDone: refresh,
  });
  const choices = [...new Set([...rhythms, schedule.everyHours])].sort((one, other) => one - other);
  return (
    <Section id="schedule" heading={words.heading} about={words.by[schedule.by]}>
      <Form control={control} className="settings-choice">
        <FormField name="everyHours" label={words.rhythm}>
          <Select
            name="everyHours"
            value={everyHours}
            onChange={({ currentTarget }) => setEveryHours(Number(currentTarget.value))}
            options={choices.map((each) => [String(each), words.every(each)] as const)}
          />
        </FormField>
        {everyHours > 1 && (
          <FormField name="hour" label={words.hour} hint={words.hourHint}>
            <Select
              name="hour"
              defaultValue={schedule.hour}
              options={hours().map((hour) => [String(hour), hourHere(hour)] as const)}
            />
          </FormField>
        )}
        <fieldset>
          <legend className="field-label">{words.kept}</legend>
          <div className="backup-kept">
            {units.map((unit) => (
              <TextField
                key={unit}
                name={unit}
                label={words[unit]}
                inputMode="numeric"
                maxLength={3}
                autoComplete="off"
                defaultValue={schedule.keeping[unit]}
              />
            ))}
          </div>
        </fieldset>
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={words.busy}>{words.save}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
