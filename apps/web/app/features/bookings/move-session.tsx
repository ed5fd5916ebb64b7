import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import { moveSession } from "@academy/contract/calls/learning/bookings";
import type { BookingView, SessionsView } from "@academy/contract/learning/bookings";
import { useState } from "react";
import { callApi } from "../../lib/api/api.ts";
import { hasCode } from "../../lib/api/api-error.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { timeZoneHere } from "../../lib/text/local-day.ts";
import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { Form, SubmitButton } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { formatMoment } from "../gatherings/public.ts";
import { ChooseTime, timeField } from "./choose-time.tsx";
import { Rules } from "./rules.tsx";
import { StepHead } from "./step-head.tsx";
import { explainLoss, sessionsPath, useFreshSessions, useTakeSession } from "./use-sessions.ts";

const words = sessionsPage;

type MoveSessionProps = { booking: BookingView; rules: SessionsView["rules"]; onMoved: () => void };

/** To another free time; until that is booked, the session stays where it is. */
export function MoveSession({ booking: { id, benefit, name, startsAt }, rules, onMoved }: MoveSessionProps) {
  const refresh = useFreshSessions();
  const take = useTakeSession();
  const [chosen, setChosen] = useState<string>();
  const control = useForm({
    read: () => ({}),
    check: () => (chosen ? undefined : { [timeField]: words.times.please }),
    send: () =>
      callApi(moveSession, { params: { id }, body: { startsAt: chosen ?? "", zone: timeZoneHere() } }),
    onDone(booking) {
      take(booking);
      onMoved();
    },
    readFailure(error) {
      if (!hasCode(error, "CONFLICT")) return { form: explainLoss(error) };
      setChosen(undefined);
      void refresh();
      return { form: `${explainLoss(error)} ${words.times.keptTime}` };
    },
  });
  return (
    <section aria-labelledby="move-heading" className="session-step">
      <StepHead id="move-heading" eyebrow={name} title={words.upcoming.moveHeading} />
      <p className="weight-500">{fillWords(words.upcoming.moveLead, { time: formatMoment(startsAt) })}</p>
      <Rules rules={rules} />
      <Form control={control} aria-labelledby="move-heading">
        <ChooseTime benefit={benefit} moving={id} chosen={chosen} onChoose={setChosen} />
        <div className="form-actions">
          <SubmitButton busyLabel={words.confirm.moving}>{words.confirm.move}</SubmitButton>
          <LinkButton to={sessionsPath} variant="quiet">
            {words.confirm.back}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}
