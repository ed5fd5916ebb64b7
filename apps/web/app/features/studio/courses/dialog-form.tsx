import { type FormEvent, type ReactNode, useEffect } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { useRefusal } from "../../../ui/form/go-to-refusal.ts";
import { Dialog } from "../../../ui/modal/dialog.tsx";

type DialogFormProps = {
  title: string;
  words: { confirm: string; busy: string; cancel: string };
  isBusy: boolean;
  onSend: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** One thing to fill in, in a dialog of its own. What is on its way is not sent again. */
export function DialogForm({ title, words, isBusy, onSend, onClose, children }: DialogFormProps) {
  const { room, refuse } = useRefusal<HTMLFormElement>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    onSend();
    // Nothing happens where nothing is wrong.
    refuse();
  };
  useEffect(() => {
    if (!isBusy) refuse();
  }, [isBusy, refuse]);
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form ref={room} className="form" onSubmit={send} noValidate>
        {children}
        <div className="form-actions">
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? words.busy : words.confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
