import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { explain } from "../../../../lib/api/api-error.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { endOpening, openFor, openingsQuery } from "../calls.ts";

const words = studioLessonPage.openings;

/** Learners for whom the owner has opened the lesson before its time. */
export function LessonOpenings({ lessonId }: { lessonId: string }) {
  const client = useQueryClient();
  const { data } = useQuery(openingsQuery(lessonId));
  const refresh = () => client.invalidateQueries({ queryKey: openingsQuery(lessonId).queryKey });
  const ending = useMutation({
    mutationFn: (userId: string) => endOpening(lessonId, userId),
    onSuccess: () => {
      toast({ title: words.ended });
      return refresh();
    },
  });
  const opening = useMutation({ mutationFn: (email: string) => openFor(lessonId, email) });
  const control = useForm({
    read: (form) => (readFields(form).email ?? "").trim(),
    send: (email, { form }) => opening.mutateAsync(email).then(() => form.reset()),
    onDone: () => {
      toast({ title: words.done });
      void refresh();
    },
    readFailure: (error) => ({ email: explain(error) }),
  });
  return (
    <details className="course-edit-card">
      <summary>
        <h2 className="text-heading">{words.heading}</h2>
      </summary>
      <p className="studio-small">{words.text}</p>
      <Form control={control}>
        <TextField name="email" type="email" label={words.email} autoComplete="off" maxLength={320} />
        <FormError />
        <div className="form-actions">
          <SubmitButton variant="secondary" size="small" busyLabel={words.busy}>
            {words.add}
          </SubmitButton>
        </div>
      </Form>
      <ul className="lesson-openings">
        {data?.items.map(({ userId, name, email }) => (
          <li key={userId}>
            <span className="wrap-anywhere">
              <bdi>{name}</bdi>
              <span className="studio-small block">{email}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              isBusy={ending.isPending}
              aria-label={fillWords(words.endNamed, { name })}
              onClick={() => ending.mutate(userId)}
            >
              {words.end}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
