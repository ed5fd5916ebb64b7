import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { StudioLesson } from "@academy/contract/studio/courses";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { useStudioForm } from "../../kit/use-studio-form.ts";
import { changeSettings, useCourseChange } from "../calls.ts";
import { checkOpening, OpeningFields, readOpening } from "../opening-fields.tsx";

const words = studioLessonPage.settings;

/** Whether a lesson is a free preview, and when it opens to those who have the course. Takes effect when saved. */
export function LessonSettings({ lesson }: { lesson: StudioLesson }) {
  const { mutateAsync } = useCourseChange((settings: Parameters<typeof changeSettings>[1]) =>
    changeSettings(lesson.id, settings),
  );
  const control = useStudioForm({
    read: (form) => {
      const fields = readFields(form);
      return { isFree: "isFree" in fields, ...readOpening(fields) };
    },
    check: (settings, form) => checkOpening(form, settings),
    send: mutateAsync,
    done: words.saved,
  });
  return (
    <section className="course-edit-card" aria-labelledby="opens-heading">
      <h2 id="opens-heading" className="text-heading">
        {words.heading}
      </h2>
      <Form control={control}>
        <Checkbox name="isFree" label={words.free} hint={words.freeHint} defaultChecked={lesson.isFree} />
        <OpeningFields opening={lesson} />
        <FormError />
        <div className="form-actions">
          <SubmitButton variant="secondary" size="small" busyLabel={words.busy}>
            {words.save}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
