import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { useStudioForm } from "./use-studio-form.ts";

type FormDialogProps<Values, Done> = Parameters<typeof useStudioForm<Values, Done>>[0] & {
  title: string;
  text?: ReactNode;
  words: { submit: string; busy: string; cancel?: string };
  isDestructive?: boolean;
  onClose: () => void;
  /** By its cancel button alone; elsewhere what was typed may be kept. */
  onCancel?: () => void;
  children: ReactNode;
  /** Beside its buttons. */
  more?: ReactNode;
  /** Below the form. */
  below?: ReactNode;
};

/** Something to fill in. It is open for as long as it is in the page, and closes once it is sent. */
export function FormDialog<Values, Done>(props: FormDialogProps<Values, Done>) {
  const { title, text, words, isDestructive, onClose, onCancel = onClose, onDone } = props;
  const control = useStudioForm<Values, Done>({
    ...props,
    onDone: (done, values) => {
      onClose();
      return onDone?.(done, values);
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} description={text}>
      <Form control={control}>
        {props.children}
        <FormError />
        <div className="form-actions">
          <SubmitButton variant={isDestructive ? "destructive" : "primary"} busyLabel={words.busy}>
            {words.submit}
          </SubmitButton>
          {words.cancel && (
            <Button variant="quiet" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
          {props.more}
        </div>
      </Form>
      {props.below}
    </Dialog>
  );
}
