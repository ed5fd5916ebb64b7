import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiError, explain } from "../../../lib/api/api-error.ts";
import { shownText } from "../../../lib/text/shown-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../ui/form/use-form.ts";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";

const words = studioLearnerPage.reason;

type ActionWords = {
  open: string;
  title: string;
  text: string;
  submit: string;
  busy: string;
  done?: string;
};
type Values = Record<string, string> & { reason: string };

type ActionButtonProps = {
  words: ActionWords;
  /** Beside the words of the button, for those who only hear it. */
  about?: string;
  look?: "primary" | "secondary" | "quiet";
  isDestructive?: boolean;
  send: (values: Values) => Promise<unknown>;
  onDone?: () => void;
  /** Fields beside the reason. */
  children?: ReactNode;
};

/** Something the owner does to an account: asked once more, with a reason. */
export function ActionButton({ look = "secondary", ...action }: ActionButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { words: said, about } = action;
  return (
    <>
      <Button
        variant={look}
        size="small"
        aria-label={about ? `${said.open}: ${about}` : undefined}
        onClick={() => setOpen(true)}
      >
        {said.open}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={said.title} description={said.text}>
        <ActionForm {...action} close={close} />
      </Dialog>
    </>
  );
}

type ActionFormProps = Omit<ActionButtonProps, "look"> & { close: () => void };

function ActionForm({ words: said, isDestructive, send, onDone, children, close }: ActionFormProps) {
  // A mutation, so that everybody hears of a session that has ended.
  const { mutateAsync } = useMutation({ mutationFn: send });
  const control = useForm({
    read: (form): Values => {
      const fields = readFields(form);
      return { ...fields, reason: shownText(fields.reason ?? "").trim() };
    },
    check: ({ reason }) => (reason === "" ? { reason: words.missing } : {}),
    send: (values) => mutateAsync(values),
    onDone: () => {
      close();
      if (said.done) toast({ title: said.done });
      onDone?.();
    },
    readFailure: (error, hasField) => {
      const field = error instanceof ApiError ? error.field : undefined;
      return { [field && hasField(field) ? field : "form"]: explain(error) };
    },
  });
  return (
    <Form control={control}>
      {children}
      <TextField name="reason" label={words.label} hint={words.hint} maxLength={300} autoComplete="off" />
      <FormError />
      <div className="form-actions">
        <SubmitButton variant={isDestructive ? "destructive" : "primary"} busyLabel={said.busy}>
          {said.submit}
        </SubmitButton>
        <Button variant="quiet" onClick={close}>
          {studioLearnerPage.cancel}
        </Button>
      </div>
    </Form>
  );
}
