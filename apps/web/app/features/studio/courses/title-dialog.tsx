import { explain } from "../../../lib/api/api-error.ts";
import { shownLine } from "../../../lib/text/shown-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../ui/form/form.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { readFields, useForm } from "../../../ui/form/use-form.ts";
import { Dialog } from "../../../ui/modal/dialog.tsx";

type Words = {
  title: string;
  text?: string;
  name: string;
  noName: string;
  confirm: string;
  busy: string;
  cancel: string;
};

type TitleDialogProps<Made> = {
  isOpen: boolean;
  words: Words;
  make: (title: string) => Promise<Made>;
  onClose: () => void;
  onMade: (made: Made) => void;
};

/** All that a new course, module or lesson needs is a title. */
export function TitleDialog<Made>({ isOpen, words, make, onClose, onMade }: TitleDialogProps<Made>) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} description={words.text}>
      {isOpen && <TitleForm words={words} make={make} onClose={onClose} onMade={onMade} />}
    </Dialog>
  );
}

function TitleForm<Made>({ words, make, onClose, onMade }: Omit<TitleDialogProps<Made>, "isOpen">) {
  const control = useForm({
    read: (form) => shownLine(readFields(form).title ?? ""),
    check: (title) => (title ? {} : { title: words.noName }),
    send: (title) => make(title),
    onDone: (made) => {
      onClose();
      onMade(made);
    },
    readFailure: (error) => ({ form: explain(error) }),
  });
  return (
    <Form control={control}>
      <TextField name="title" label={words.name} maxLength={200} autoComplete="off" />
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={words.busy}>{words.confirm}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
