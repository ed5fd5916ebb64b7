import { shownLine } from "../../../lib/text/shown-text.ts";
import { TextField } from "../../../ui/form/text-field.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { FormDialog } from "../kit/form-dialog.tsx";

type TitleDialogProps<Made> = {
  isOpen: boolean;
  words: {
    title: string;
    text?: string;
    name: string;
    noName: string;
    confirm: string;
    busy: string;
    cancel: string;
  };
  make: (title: string) => Promise<Made>;
  onClose: () => void;
  onMade: (made: Made) => void;
};

/** All that a new course, module or lesson needs is a title. */
export function TitleDialog<Made>({ isOpen, words, make, onClose, onMade }: TitleDialogProps<Made>) {
  if (!isOpen) return null;
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      words={{ ...words, submit: words.confirm }}
      read={(form) => shownLine(readFields(form).title ?? "")}
      check={(title) => (title ? {} : { title: words.noName })}
      send={make}
      onDone={onMade}
      onClose={onClose}
    >
      <TextField name="title" label={words.name} maxLength={200} autoComplete="off" />
    </FormDialog>
  );
}
