import { studioOwnPages } from "@academy/content/pages/studio/own-pages";
import type { Section } from "@academy/contract/visitors/own-pages";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { useCourses } from "../../courses/calls.ts";

const words = studioOwnPages.fields;
type Course = Extract<Section, { kind: "course" }>;

type SectionCourseProps = {
  section: Course;
  error: string | undefined;
  onChange: (section: Course) => void;
};

/** Which course stands in a section; what is said of it is the course's own. */
export function SectionCourse({ section, error, onChange }: SectionCourseProps) {
  const { data } = useCourses();
  return (
    <Field label={words.course} hint={words.courseHint} error={error}>
      <Select
        value={section.courseId}
        onChange={({ target }) => onChange({ kind: "course", courseId: target.value })}
      >
        <option value="">{words.noCourse}</option>
        {data?.items.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
