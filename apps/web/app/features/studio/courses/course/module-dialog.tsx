import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { ModuleBody, StudioModule } from "@academy/contract/studio/courses";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { Action } from "../../kit/action.tsx";
import { FormDialog } from "../../kit/form-dialog.tsx";
import { archiveModule, changeModule, useCourseChange } from "../calls.ts";
import { checkOpening, OpeningFields, readOpening } from "../opening-fields.tsx";

const words = studioCoursePage.moduleForm;

export function ModuleDialog({ module, onClose }: { module: StudioModule; onClose: () => void }) {
  const { mutateAsync } = useCourseChange((facts: ModuleBody) => changeModule(module.id, facts));
  const archiving = useCourseChange(() => archiveModule(module.id, true));
  return (
    <FormDialog
      title={words.editTitle}
      words={{ ...words, submit: words.save }}
      read={(form) => {
        const { title = "", description = "", ...opening } = readFields(form);
        return { title: title.trim(), description, ...readOpening(opening) };
      }}
      check={(facts, form) => (facts.title ? checkOpening(form, facts) : { title: words.noName })}
      send={mutateAsync}
      onClose={onClose}
      below={
        <Action
          size="medium"
          className="mt-4"
          label={words.archive}
          act={() => archiving.mutateAsync(undefined)}
          onDone={onClose}
        />
      }
    >
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
      <OpeningFields opening={module} hint={words.opensHint} />
    </FormDialog>
  );
}
