import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import { cancelGatheringDate } from "@academy/contract/calls/studio/gatherings";
import type { CancelDateBody } from "@academy/contract/studio/gatherings";
import { callApi } from "../../../lib/api/api.ts";
import { FormField } from "../../../ui/form/text-field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { FormDialog } from "../kit/form-dialog.tsx";

const words = studioGatheringsPage.date.canceling;

type CancelDialogProps = {
  id: string;
  what: CancelDateBody["what"];
  onClose: () => void;
  onDone: () => unknown;
};

export const CancelDialog = ({ id, what, onClose, onDone }: CancelDialogProps) => (
  <FormDialog
    title={words[what].title}
    text={words.text}
    words={{ submit: words.confirm, busy: words.busy, cancel: words.keep }}
    isDestructive
    read={(form) => ({ reason: (readFields(form).reason ?? "").trim(), what })}
    send={(body) => callApi(cancelGatheringDate, { params: { id }, body })}
    done={words[what].done}
    onDone={onDone}
    onClose={onClose}
  >
    <FormField name="reason" label={words.reason} hint={words.reasonHint} isOptional>
      <Textarea name="reason" rows={3} maxLength={500} />
    </FormField>
  </FormDialog>
);
