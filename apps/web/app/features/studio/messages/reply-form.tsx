import { studioMessagesPage } from "@academy/content/pages/studio/messages-page";
import { listMessages, replyToMessage } from "@academy/contract/calls/visitors/contact";
import type { MessageView } from "@academy/contract/visitors/contact";
import { useEffect } from "react";
import { Link } from "react-router";
import { callApi } from "../../../lib/api/api.ts";
import { hasCode } from "../../../lib/api/api-error.ts";
import { useFresh } from "../../../lib/api/use-pages.ts";
import { keptDraft } from "../../../lib/storage/kept-draft.ts";
import { forgetSubmission, submissionFor } from "../../../lib/storage/kept-submission.ts";
import { shownText } from "../../../lib/text/shown-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { FormField } from "../../../ui/form/text-field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { useStudioForm } from "../kit/use-studio-form.ts";

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
  const refresh = useFresh(listMessages.path);
  const name = draftOf(id);
  const control = useStudioForm({
    read: (form) => shownText(readFields(form).reply ?? ""),
    check: problemsOf,
    send: (reply: string) =>
      callApi(replyToMessage, {
        params: { id },
        body: { id: submissionFor(name, reply), reply, answeredAt },
      }),
    done: words.sent,
    onDone: () => {
      forgetSubmission(name);
      onClose();
      return refresh();
    },
    problem: (error) => (hasCode(error, "CONFLICT") ? <Conflict /> : undefined),
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
      <FormField name="reply" label={words.label} hint={words.hint(email)}>
        <Textarea name="reply" rows={6} />
      </FormField>
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
  return reply.length > words.maxCharacters ? { reply: words.tooLong } : {};
}

/** The list is asked for anew there, and the text that is kept stands under the message again. */
function Conflict() {
  const refresh = useFresh(listMessages.path);
  return (
    <p>
      {words.conflict}{" "}
      <Link to="/studio/messages?show=answered" className="text-link" onClick={() => void refresh()}>
        {words.seeAnswered}
      </Link>
    </p>
  );
}
