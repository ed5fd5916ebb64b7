import { planPage } from "@academy/content/pages/learning/plan-page";
import {
  closePlanCalendar,
  downloadPlanCalendar,
  openPlanCalendar,
} from "@academy/contract/calls/learning/launch-plan";
import type { CalendarAddress, PlanView } from "@academy/contract/learning/launch-plan";
import { pathOf } from "@academy/contract/path-of";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../lib/api/api.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import type { PlanPartProps } from "./plan-source.tsx";
import { planQuery } from "./use-plan.ts";

const words = planPage.calendar;

/** A file for once, or an address that calendars fetch again by themselves. */
export function PlanCalendar({ view, plan, change }: PlanPartProps) {
  const { calendarUrl, hasCalendar } = view;
  const courseId = view.course.id;
  const client = useQueryClient();
  const { queryKey } = planQuery(courseId);
  const [said, setSaid] = useState("");
  const params = { params: { id: courseId } };
  const take = (address: CalendarAddress) =>
    client.setQueryData<PlanView>(queryKey, (shown) => shown && { ...shown, ...address });
  const open = useMutation({ mutationFn: () => callApi(openPlanCalendar, params), onSuccess: take });
  const close = useMutation({
    mutationFn: () => callApi(closePlanCalendar, params),
    onSuccess: (answer) => {
      take(answer);
      setSaid(words.closed);
    },
  });
  const copy = async () => {
    await navigator.clipboard.writeText(calendarUrl ?? "");
    setSaid(words.copied);
  };
  return (
    <section aria-labelledby="calendar-heading" className="plan-calendar">
      <h2 id="calendar-heading" className="text-heading">
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <Checkbox
        as="switch"
        label={words.alarms}
        hint={words.alarmsHint}
        checked={plan.hasAlarms ?? false}
        onChange={({ target }) => change({ kind: "alarms", isOn: target.checked })}
      />
      {calendarUrl && (
        <Field label={words.opened}>
          <Input readOnly value={calendarUrl} onFocus={({ target }) => target.select()} />
        </Field>
      )}
      {hasCalendar && !calendarUrl && <p>{words.hidden}</p>}
      <div className="plan-actions">
        {hasCalendar ? (
          <>
            {calendarUrl && (
              <Button variant="secondary" onClick={() => void copy()}>
                {words.copy}
              </Button>
            )}
            <Button variant="secondary" isBusy={close.isPending} onClick={() => close.mutate()}>
              {words.close}
            </Button>
          </>
        ) : (
          <Button variant="secondary" isBusy={open.isPending} onClick={() => open.mutate()}>
            {words.open}
          </Button>
        )}
        <LinkButton to={pathOf(downloadPlanCalendar, params)} reloadDocument variant="secondary">
          {words.download}
        </LinkButton>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
