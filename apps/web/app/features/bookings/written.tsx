import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import { saveIntake } from "@academy/contract/calls/learning/bookings";
import type { BookingView } from "@academy/contract/learning/bookings";
import { useState } from "react";
import { callApi } from "../../lib/api/api.ts";
import { keptDraft } from "../../lib/storage/kept-draft.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../ui/form/form.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { askedOf, IntakeFields, intakeFieldNames, readIntake } from "./intake-fields.tsx";
import { explainLoss, useTakeSession } from "./use-sessions.ts";

const words = sessionsPage.upcoming;
const draftOf = ({ id }: BookingView) => `session-intake:${id}`;

/** What somebody wrote for their session, to be changed until it is over. */
export function Written({ booking }: { booking: BookingView }) {
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { id, intake } = booking;
  const heading = `written-${id}`;
  const close = (saved: boolean) => {
    setEditing(false);
    setSaved(saved);
    document.getElementById(`edit-${id}`)?.focus();
  };
  return (
    <section aria-labelledby={heading} className="session-part">
      <h4 id={heading} className="weight-550">
        {words.intake}
      </h4>
      {isEditing ? (
        <EditIntake booking={booking} onClose={close} />
      ) : (
        <>
          {intake.length === 0 && <p className="text-ink-soft">{words.nothingWritten}</p>}
          <dl className="session-written">
            {intake.map(({ asked, answer }) => (
              <div key={asked}>
                <dt className="text-ink-soft text-small">{asked}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p role="status" className="form-done">
        {isSaved && !isEditing ? sessionsPage.saved : ""}
      </p>
      <Button
        id={`edit-${id}`}
        variant="secondary"
        size="small"
        className={isEditing ? "sr-only" : "justify-self-start"}
        aria-expanded={isEditing}
        onClick={() => setEditing(true)}
      >
        {words.editIntake}
      </Button>
    </section>
  );
}

type EditIntakeProps = { booking: BookingView; onClose: (isSaved: boolean) => void };

function EditIntake({ booking, onClose }: EditIntakeProps) {
  const { id, intake, hasReminders } = booking;
  const take = useTakeSession();
  const [asked] = useState(() => askedOf(intake));
  const control = useForm({
    read: (form) => ({ intake: readIntake(form, asked), hasReminders }),
    send: (body) => callApi(saveIntake, { params: { id }, body }),
    onDone(saved) {
      take(saved);
      onClose(true);
    },
    readFailure: (error) => ({ form: explainLoss(error) }),
    draft: { name: draftOf(booking), fields: intakeFieldNames(asked) },
  });
  return (
    <Form control={control}>
      <IntakeFields asked={asked} written={intake} takesFocus />
      <FormError />
      <div className="form-actions">
        <SubmitButton size="small" busyLabel={words.saving}>
          {words.saveIntake}
        </SubmitButton>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            keptDraft.drop(draftOf(booking));
            onClose(false);
          }}
        >
          {words.leave}
        </Button>
      </div>
    </Form>
  );
}
