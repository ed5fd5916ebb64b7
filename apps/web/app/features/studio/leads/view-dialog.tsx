import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import type { LeadView, ViewFilters } from "@academy/contract/studio/leads";
import { explain } from "../../../lib/api/api-error.ts";
import { shownLine } from "../../../lib/text/shown-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Form, FormError, SubmitButton, useFieldError } from "../../../ui/form/form.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { readFields, useForm } from "../../../ui/form/use-form.ts";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { ShownFilters } from "./filters-in-address.ts";
import { saveView, useViewChange } from "./use-views.ts";

const words = studioLeadsPage.views;

type ViewDialogProps = { naming: LeadView | "new" | undefined; filters: ShownFilters; onClose: () => void };

export function ViewDialog({ naming, filters, onClose }: ViewDialogProps) {
  return (
    <Dialog
      isOpen={naming !== undefined}
      onClose={onClose}
      title={naming === "new" ? words.form.newTitle : words.form.renameTitle}
    >
      {naming && (
        <ViewForm view={naming === "new" ? undefined : naming} filters={filters} onClose={onClose} />
      )}
    </Dialog>
  );
}

type ViewFormProps = { view: LeadView | undefined; filters: ShownFilters; onClose: () => void };

function ViewForm({ view, filters, onClose }: ViewFormProps) {
  const { mutateAsync } = useViewChange(saveView);
  const control = useForm({
    read: (form) => shownLine(readFields(form).name ?? ""),
    check: (name) => (name ? {} : { name: words.noName }),
    // What stands in the address is anybody's: the server refuses what is no filter of ours.
    send: (name) => mutateAsync({ id: view?.id, name, filters: view?.filters ?? (filters as ViewFilters) }),
    onDone: () => {
      onClose();
      toast({ title: words.saved });
    },
    readFailure: (error) => ({ form: explain(error) }),
  });
  return (
    <Form control={control}>
      <NameField name={view?.name} />
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={words.form.busy}>{words.form.save}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {words.form.cancel}
        </Button>
      </div>
    </Form>
  );
}

function NameField({ name }: { name: string | undefined }) {
  return (
    <Field label={words.name} error={useFieldError("name")}>
      <Input name="name" maxLength={60} defaultValue={name} autoComplete="off" />
    </Field>
  );
}
