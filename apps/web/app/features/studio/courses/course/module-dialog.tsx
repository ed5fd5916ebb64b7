import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { StudioModule } from "@academy/contract/studio/courses";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { archiveModule, changeModule, useCourseChange } from "../calls.ts";

const words = studioCoursePage.moduleForm;

export function ModuleDialog({ module, onClose }: { module: StudioModule; onClose: () => void }) {
  const { mutateAsync } = useCourseChange((facts: { title: string; description: string }) =>
    changeModule(module.id, facts),
  );
  const archiving = useCourseChange(() => archiveModule(module.id, true));
  const control = useForm({
    read: (form) => {
      const { title = "", description = "" } = readFields(form);
      return { title: title.trim(), description };
    },
    check: ({ title }) => (title ? {} : { title: words.noName }),
    send: (facts) => mutateAsync(facts),
    onDone: onClose,
    readFailure: (error) => ({ form: explain(error) }),
  });
  return (
    <Dialog isOpen onClose={onClose} title={words.editTitle}>
      <Form control={control}>
        <TextField
          name="title"
          label={words.name}
          defaultValue={module.title}
          maxLength={200}
          autoComplete="off"
        />
        <FormField name="description" label={words.about}>
          <Textarea name="description" defaultValue={module.description} maxLength={2000} />
        </FormField>
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={words.busy}>{words.save}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </Form>
      <Button
        variant="quiet"
        className="mt-4"
        isBusy={archiving.isPending}
        onClick={() => archiving.mutate(undefined, { onSuccess: onClose })}
      >
        {words.archive}
      </Button>
      {archiving.error && (
        <p role="alert" className="field-error">
          {explain(archiving.error)}
        </p>
      )}
    </Dialog>
  );
}
