import { studioOwnPages } from "@academy/content/pages/studio/own-pages";
import type { Section } from "@academy/contract/visitors/own-pages";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { ListEditor } from "../word-field.tsx";
import { SectionCourse } from "./section-course.tsx";
import { SectionPicture } from "./section-picture.tsx";

const words = studioOwnPages.fields;

/** What is wrong, by where it stands in the page. */
export type Problem = { field: string; sentence: string } | undefined;

type LineProps = {
  label: string;
  value: string;
  hint?: string;
  error?: string | undefined;
  rows?: number;
  onChange: (value: string) => void;
};

export function Line({ label, value, hint, error, rows, onChange }: LineProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {rows === undefined ? (
        <Input value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Textarea rows={rows} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

type Texts = { name: string; label: string; hint?: string; rows?: number };
const action: Texts[] = [
  { name: "label", label: words.label },
  { name: "to", label: words.to, hint: words.toHint },
];
/** What is written in each kind of section, in the order of the page; lists stand beside. */
const textsOf: Readonly<Record<Section["kind"], readonly Texts[]>> = {
  hero: [
    { name: "eyebrow", label: words.eyebrow },
    { name: "heading", label: words.heading },
    { name: "text", label: words.text, rows: 3 },
    ...action,
  ],
  course: [],
  text: [{ name: "markdown", label: words.markdown, hint: words.markdownHint, rows: 12 }],
  points: [{ name: "heading", label: words.heading }],
  quote: [
    { name: "text", label: words.quote, hint: words.quoteHint, rows: 4 },
    { name: "name", label: words.name },
    { name: "role", label: words.role },
  ],
  picture: [
    { name: "alt", label: words.alt, hint: words.altHint },
    { name: "caption", label: words.caption },
  ],
  call: [{ name: "heading", label: words.heading }, { name: "text", label: words.text, rows: 3 }, ...action],
  questions: [{ name: "heading", label: words.heading }],
};

type SectionFieldsProps = {
  section: Section;
  /** Where the section stands in the page, as in `sections.2`. */
  path: string;
  problem: Problem;
  onChange: (section: Section) => void;
};

export function SectionFields({ section, path, problem, onChange }: SectionFieldsProps) {
  const values = section as unknown as Record<string, string>;
  const errorAt = (name: string) => (problem?.field === `${path}.${name}` ? problem.sentence : undefined);
  return (
    <>
      {section.kind === "picture" && (
        <SectionPicture section={section} error={errorAt("src")} onChange={onChange} />
      )}
      {section.kind === "course" && (
        <SectionCourse section={section} error={errorAt("courseId")} onChange={onChange} />
      )}
      {textsOf[section.kind].map(({ name, ...field }) => (
        <Line
          key={name}
          {...field}
          value={values[name] ?? ""}
          error={errorAt(name)}
          onChange={(value) => onChange({ ...section, [name]: value } as Section)}
        />
      ))}
      {section.kind === "points" && (
        <ListEditor
          label={words.items}
          items={section.items}
          make={() => ""}
          onChange={(items) => onChange({ ...section, items })}
        >
          {(item, index, change) => (
            <Line label={words.point} value={item} error={errorAt(`items.${index}`)} onChange={change} />
          )}
        </ListEditor>
      )}
      {section.kind === "questions" && (
        <ListEditor
          label={words.questions}
          items={section.items}
          make={() => ({ question: "", answer: "" })}
          onChange={(items) => onChange({ ...section, items })}
        >
          {(item, index, change) => (
            <>
              <Line
                label={words.question}
                value={item.question}
                error={errorAt(`items.${index}.question`)}
                onChange={(question) => change({ ...item, question })}
              />
              <Line
                label={words.answer}
                rows={3}
                value={item.answer}
                error={errorAt(`items.${index}.answer`)}
                onChange={(answer) => change({ ...item, answer })}
              />
            </>
          )}
        </ListEditor>
      )}
      {errorAt("items") && (
        <p role="alert" className="field-error">
          {errorAt("items")}
        </p>
      )}
    </>
  );
}
