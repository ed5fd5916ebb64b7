import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import { bookSession } from "@academy/contract/calls/learning/bookings";
import type { SessionBenefit, SessionsView } from "@academy/contract/learning/bookings";
import { useState } from "react";
import { callApi } from "../../lib/api/api.ts";
import { hasCode } from "../../lib/api/api-error.ts";
import { newId } from "../../lib/new-id.ts";
import { timeZoneHere } from "../../lib/text/local-day.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Form, SubmitButton } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { useUser } from "../account/public.ts";
import { ChooseTime, timeField } from "./choose-time.tsx";
import { askedOf, IntakeFields, intakeFieldNames, readIntake } from "./intake-fields.tsx";
import { Rules } from "./rules.tsx";
import { StepHead } from "./step-head.tsx";
import { explainLoss, sessionsPath, useFreshSessions, useTakeSession } from "./use-sessions.ts";

const words = sessionsPage;

type BookSessionProps = {
  benefit: SessionBenefit;
  rules: SessionsView["rules"];
  onBooked: () => void;
};

/** The rules, a time, a few lines: one form, which keeps what was written whoever was faster. */
export function BookSession({ benefit: { id: benefit, name }, rules, onBooked }: BookSessionProps) {
  const { user } = useUser();
  const refresh = useFreshSessions();
  const take = useTakeSession();
  const [chosen, setChosen] = useState<{ id: string; at: string }>();
  const asked = askedOf();
  const control = useForm({
    read: (form) => ({
      intake: readIntake(form, asked),
      hasReminders: new FormData(form).has("hasReminders"),
    }),
    check: () => (chosen ? undefined : { [timeField]: words.times.please }),
    send: ({ intake, hasReminders }) =>
      callApi(bookSession, {
        body: {
          id: chosen?.id ?? "",
          startsAt: chosen?.at ?? "",
          benefit,
          zone: timeZoneHere(),
          intake,
          hasReminders,
        },
      }),
    onDone(booking) {
      take(booking);
      onBooked();
    },
    readFailure(error) {
      if (!hasCode(error, "CONFLICT")) return { form: explainLoss(error) };
      setChosen(undefined);
      void refresh();
      return { form: `${explainLoss(error)} ${words.times.kept}` };
    },
    // What somebody writes here is nobody else's, also not of whoever signs in here next.
    draft: user ? { name: `session:${user.email}:${benefit}`, fields: intakeFieldNames(asked) } : undefined,
  });
  return (
    <section aria-labelledby="book-heading" className="session-step">
      <StepHead id="book-heading" eyebrow={name} title={words.times.heading} />
      <Rules rules={rules} />
      <Form control={control} aria-labelledby="book-heading">
        <ChooseTime
          benefit={benefit}
          chosen={chosen?.at}
          onChoose={(at) => {
            setChosen({ id: newId(), at });
          }}
        />
        <h3 className="mt-6 text-heading">{words.intake.heading}</h3>
        <p className="max-w-text text-ink-soft">
          {words.intake.lead} {words.intake.draft}
        </p>
        <IntakeFields asked={asked} />
        <Checkbox name="hasReminders" defaultChecked label={words.intake.reminders} />
        <div className="form-actions">
          <SubmitButton size="large" busyLabel={words.confirm.booking}>
            {words.confirm.book}
          </SubmitButton>
          <LinkButton to={sessionsPath} variant="quiet">
            {words.back}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}
