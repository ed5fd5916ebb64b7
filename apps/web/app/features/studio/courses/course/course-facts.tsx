import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import { courseCover } from "@academy/contract/calls/learning/courses";
import { difficulties } from "@academy/contract/fields/difficulties";
import { pathOf } from "@academy/contract/path-of";
import type { StudioCourse } from "@academy/contract/studio/courses";
import { type ArchetypeKey, archetypeKeys, archetypes } from "@academy/quiz/archetypes";
import { explain, hasCode } from "../../../../lib/api/api-error.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { FormField, TextField } from "../../../../ui/form/text-field.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { readFields, useForm } from "../../../../ui/form/use-form.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { Section } from "../../kit/section.tsx";
import { changeCourse, useCourseChange } from "../calls.ts";

const words = studioCoursePage.facts;

/** What a course is called and looks like. It is at one revision: after a change, a new form stands here. */
export function CourseFacts({ course }: { course: StudioCourse }) {
  const { id, revision } = course;
  const { mutateAsync } = useCourseChange((facts: ReturnType<typeof factsOf>) =>
    changeCourse(id, { ...facts, revision }),
  );
  const control = useForm({
    read: factsOf,
    check: ({ title }) => (title ? {} : { title: words.noTitle }),
    send: (facts) => mutateAsync(facts),
    onDone: () => void toast({ title: words.saved }),
    readFailure: (error) => {
      if (!hasCode(error, "CONFLICT")) return { form: explain(error) };
      toast({ title: words.conflict });
      return {};
    },
  });
  return (
    <Section id="facts-heading" heading={words.heading} className="course-edit-card">
      <Form control={control}>
        <TextField
          name="title"
          label={words.title}
          defaultValue={course.title}
          maxLength={200}
          autoComplete="off"
        />
        <FormField name="description" label={words.description}>
          <Textarea name="description" defaultValue={course.description} maxLength={2000} />
        </FormField>
        <Field label={words.difficulty}>
          <Select name="difficulty" defaultValue={course.difficulty}>
            {difficulties.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        </Field>
        <Field label={words.archetype} hint={words.archetypeHint}>
          <Select
            name="archetype"
            defaultValue={course.archetype}
            options={archetypeKeys.map((key) => [key, archetypes[key].title])}
          />
        </Field>
        <img
          src={`${pathOf(courseCover, { params: { id } })}?${course.archetype}`}
          alt={words.cover}
          width={1280}
          height={720}
          className="course-edit-cover"
        />
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={words.busy}>{words.save}</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}

function factsOf(form: HTMLFormElement) {
  const { title = "", description = "", difficulty, archetype } = readFields(form);
  return {
    title: title.trim(),
    description,
    difficulty: difficulty as StudioCourse["difficulty"],
    archetype: archetype as ArchetypeKey,
  };
}
