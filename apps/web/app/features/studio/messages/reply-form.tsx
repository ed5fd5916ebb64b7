import { studioMessagesPage } from "@academy/content/pages/studio/messages-page";
import { replyToMessage } from "@academy/contract/calls/visitors/contact";
import type { MessageView } from "@academy/contract/visitors/contact";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { explain, hasCode } from "../../../lib/api/api-error.ts";
import { keptDraft } from "../../../lib/storage/kept-draft.ts";
import { forgetSubmission, submissionFor } from "../../../lib/storage/kept-submission.ts";
import { shownText } from "../../../lib/text/shown-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Form, FormError, SubmitButton, useFieldError } from "../../../ui/form/form.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { readFields, useForm } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { messagesKey } from "./messages-key.ts";

const words = studioMessagesPage.reply;
const draftOf = (id: string) => `studio-reply-${id}`;
export const hasReplyDraft = (id: string) => Boolean(keptDraft.read(draftOf(id)).reply?.trim());

type ReplyFormProps = {
  message: MessageView;
  /** Asked for just now, and not found open. */
  takesFocus: boolean;
  onClose: () => void;
};

/** An answer by mail. What is typed stays on the device until it is sent; the same text is sent once. */
export function ReplyForm({ message, takesFocus, onClose }: ReplyFormProps) {
  const { id, email, answeredAt } = message;
  const client = useQueryClient();
  const name = draftOf(id);
  // A mutation, so that everybody hears of a session that has ended.
  const { mutateAsync } = useMutation({
    mutationFn: (reply: string) =>
      callApi(replyToMessage, {
        params: { id },
        body: { id: submissionFor(name, reply), reply, answeredAt },
      }),
  });
  const control = useForm({
    read: (form) => shownText(readFields(form).reply ?? ""),
    check: problemsOf,
    send: (reply) => mutateAsync(reply),
    onDone() {
      forgetSubmission(name);
      toast({ title: words.sent });
      onClose();
      return client.invalidateQueries({ queryKey: [messagesKey] });
    },
    readFailure: (error) => ({ form: hasCode(error, "CONFLICT") ? <Conflict /> : explain(error) }),
    draft: { name, fields: ["reply"] },
  });
  const { element } = control;
  useEffect(() => {
    if (takesFocus) element.current?.querySelector("textarea")?.focus();
  }, [element, takesFocus]);
  const cancel = () => {
    keptDraft.drop(name);
    forgetSubmission(name);
    onClose();
  };
  return (
    <Form control={control} aria-label={`${words.open}: ${message.name}`}>
      <ReplyField email={email} />
      <FormError />
      <div className="form-actions">
        <SubmitButton size="small" busyLabel={words.busy}>
          {words.send}
        </SubmitButton>
        <Button variant="quiet" size="small" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}

function problemsOf(reply: string): Record<string, string> {
  if (!reply) return { reply: words.empty };
  return reply.length > words.mostCharacters ? { reply: words.tooLong } : {};
}

function ReplyField({ email }: { email: string }) {
  return (
    <Field label={words.label} hint={words.hint(email)} error={useFieldError("reply")}>
      <Textarea name="reply" rows={6} />
    </Field>
  );
}

/** The list is asked for anew there, and the text that is kept stands under the message again. */
function Conflict() {
  const client = useQueryClient();
  return (
    <p>
      {words.conflict}{" "}
      <Link
        to="/studio/messages?show=answered"
        className="text-link"
        onClick={() => void client.invalidateQueries({ queryKey: [messagesKey] })}
      >
        {words.seeAnswered}
      </Link>
    </p>
  );
}
