import { calendarPage } from "@academy/content/pages/learning/calendar-page";
import {
  changeCalendarSettings,
  closeCalendarAddress,
  openCalendarAddress,
} from "@academy/contract/calls/learning/calendar";
import type { CalendarSettings as View } from "@academy/contract/learning/calendar";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callApi } from "../../lib/api/api.ts";
import { explain } from "../../lib/api/api-error.ts";
import { copyText } from "../../lib/text/copy-text.ts";
import { timeZoneHere } from "../../lib/text/local-day.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { QueryPart } from "../progress/public.ts";
import { settingsQuery } from "./use-calendar.ts";

const words = calendarPage.settings;

/** Whether one is reminded, and an address for one's own calendar program. */
export function CalendarSettings() {
  const query = useQuery(settingsQuery);
  const client = useQueryClient();
  const [said, setSaid] = useState("");
  const take = (settings: View) => client.setQueryData(settingsQuery.queryKey, settings);
  // Mails say times by the clock where they are read.
  useEffect(() => {
    void callApi(changeCalendarSettings, { body: { zone: timeZoneHere() } }).catch(() => {});
  }, []);
  const reminders = useMutation({
    mutationFn: (hasReminders: boolean) => callApi(changeCalendarSettings, { body: { hasReminders } }),
    onSuccess: (settings) => {
      take(settings);
      setSaid(settings.hasReminders ? words.remindersOn : words.remindersOff);
    },
  });
  const open = useMutation({ mutationFn: () => callApi(openCalendarAddress), onSuccess: take });
  const close = useMutation({
    mutationFn: () => callApi(closeCalendarAddress),
    onSuccess: (settings) => {
      take(settings);
      setSaid(words.closed);
    },
  });
  const error = reminders.error ?? open.error ?? close.error;
  return (
    <section id="reminders" aria-labelledby="calendar-settings-heading" className="calendar-settings">
      <h2 id="calendar-settings-heading" className="text-heading">
        {words.heading}
      </h2>
      <QueryPart query={query} lines={3}>
        {({ hasReminders, hasAddress, address }) => (
          <>
            <Checkbox
              as="switch"
              label={words.reminders}
              checked={reminders.isPending ? reminders.variables : hasReminders}
              onChange={({ target }) => reminders.isPending || reminders.mutate(target.checked)}
            />
            <p className="max-w-text">{hasAddress ? (address ? words.opened : words.hidden) : words.about}</p>
            {address && (
              <Field label={words.address}>
                <Input readOnly value={address} onFocus={({ target }) => target.select()} />
              </Field>
            )}
            <div className="form-actions">
              {!hasAddress && (
                <Button variant="secondary" isBusy={open.isPending} onClick={() => open.mutate()}>
                  {words.open}
                </Button>
              )}
              {address && (
                <>
                  <Button
                    variant="secondary"
                    onClick={() => void copyText(address).then((copied) => copied && setSaid(words.copied))}
                  >
                    {words.copy}
                  </Button>
                  <a
                    href={address.replace(/^https?:/, "webcal:")}
                    className={buttonLook({ variant: "secondary" })}
                  >
                    {words.subscribe}
                  </a>
                </>
              )}
              {hasAddress && (
                <Button variant="quiet" isBusy={close.isPending} onClick={() => close.mutate()}>
                  {words.close}
                </Button>
              )}
            </div>
          </>
        )}
      </QueryPart>
      <p role="status" className="form-done">
        {said}
      </p>
      {error && (
        <p role="alert" className="field-error">
          {explain(error)}
        </p>
      )}
    </section>
  );
}
