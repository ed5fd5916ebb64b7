import { planPage } from "@academy/content/pages/learning/plan-page";
import { beginPlan } from "@academy/contract/calls/learning/launch-plan";
import type { PlanView } from "@academy/contract/learning/launch-plan";
import { addDays, mondayOf, nextMonday } from "@academy/launch-plan/days";
import { readWeekOf } from "@academy/launch-plan/known";
import { allWeeks } from "@academy/launch-plan/plan";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callApi } from "../../lib/api/api.ts";
import { explain } from "../../lib/api/api-error.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { localDay } from "../../lib/text/local-day.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { useRefusal } from "../../ui/form/go-to-refusal.ts";
import { Select } from "../../ui/form/select.tsx";
import { formatDay } from "./plan-dates.ts";
import { PlanSource } from "./plan-source.tsx";
import { planQuery } from "./use-plan.ts";

const words = planPage.begin;
const mondaysOffered = 12;
const usual = { foreseen: 6, unforeseen: 9 };

/** Three choices; everything else is suggested, and can be changed for ninety days. */
export function BeginPlan({ view }: { view: PlanView }) {
  const courseId = view.course.id;
  const client = useQueryClient();
  const first = nextMonday(localDay(new Date()));
  const [startsOn, setStartsOn] = useState(first);
  const [chosen, setChosen] = useState<{ foreseen?: number; unforeseen?: number }>({});
  // Until they are chosen here, those of the workbook: a date in it is another week from another Monday on.
  const [written, alsoWritten] = (view.emptyWeeks ?? []).map((week) => readWeekOf(week, startsOn));
  const foreseen = chosen.foreseen ?? written ?? (alsoWritten === usual.foreseen ? 5 : usual.foreseen);
  const unforeseen =
    chosen.unforeseen ?? alsoWritten ?? (foreseen === usual.unforeseen ? 10 : usual.unforeseen);
  const { room, refuse } = useRefusal<HTMLFormElement>();
  const begin = useMutation({
    onError: refuse,
    mutationFn: () =>
      callApi(beginPlan, {
        params: { id: courseId },
        body: { startsOn, emptyWeeks: [foreseen, unforeseen] },
      }),
    onSuccess: (view) => client.setQueryData(planQuery(courseId).queryKey, view),
  });
  const isSame = foreseen === unforeseen;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSame) refuse();
    else if (!begin.isPending) begin.mutate();
  };
  const weeks = allWeeks.map((week) => (
    <option key={week} value={week}>
      {fillWords(words.week, { week, monday: formatDay(mondayOf({ startsOn }, week)) })}
    </option>
  ));
  return (
    <section className="column plan-begin" aria-labelledby="begin-heading">
      <h2 id="begin-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="max-w-text">{words.text}</p>
      <form ref={room} onSubmit={submit} className="plan-begin-fields">
        <Field label={words.monday}>
          <Select value={startsOn} onChange={({ target }) => setStartsOn(target.value)}>
            {Array.from({ length: mondaysOffered }, (_, index) => addDays(first, index * 7)).map((monday) => (
              <option key={monday} value={monday}>
                {formatDay(monday, "long")}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.foreseen} hint={words.foreseenHint}>
          <Select
            value={foreseen}
            onChange={({ target }) => setChosen({ ...chosen, foreseen: Number(target.value) })}
          >
            {weeks}
          </Select>
        </Field>
        <Field
          label={words.unforeseen}
          hint={words.unforeseenHint}
          error={isSame ? words.same : begin.error ? explain(begin.error) : undefined}
        >
          <Select
            value={unforeseen}
            onChange={({ target }) => setChosen({ ...chosen, unforeseen: Number(target.value) })}
          >
            {weeks}
          </Select>
        </Field>
        <PlanSource view={view} field="emptyWeeks" />
        <Button type="submit" isBusy={begin.isPending}>
          {begin.isPending ? words.sending : words.send}
        </Button>
      </form>
    </section>
  );
}
