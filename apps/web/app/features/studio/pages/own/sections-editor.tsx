import { studioOwnPages } from "@academy/content/pages/studio/own-pages";
import { maxSections, type SectionKind, sectionKinds } from "@academy/contract/fields/own-pages";
import type { Section } from "@academy/contract/visitors/own-pages";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { IconButton } from "../../../../ui/buttons/icon-button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { type Problem, SectionFields } from "./section-fields.tsx";

const words = studioOwnPages.editor;
const kinds = studioOwnPages.kinds;

const action = { label: "", to: "" };
const emptySections: { [Kind in SectionKind]: Extract<Section, { kind: Kind }> } = {
  hero: { kind: "hero", eyebrow: "", heading: "", text: "", ...action },
  course: { kind: "course", courseId: "" },
  text: { kind: "text", markdown: "" },
  points: { kind: "points", heading: "", items: [""] },
  quote: { kind: "quote", text: "", name: "", role: "" },
  picture: { kind: "picture", src: "", alt: "", caption: "" },
  call: { kind: "call", heading: "", text: "", ...action },
  questions: { kind: "questions", heading: "", items: [{ question: "", answer: "" }] },
};

type SectionsEditorProps = {
  sections: readonly Section[];
  problem: Problem;
  onChange: (sections: Section[]) => void;
};

/** What the page is made of, in its order. */
export function SectionsEditor({ sections, problem, onChange }: SectionsEditorProps) {
  const [kind, setKind] = useState<SectionKind>("text");
  const move = (index: number, by: number) => {
    const moved = [...sections];
    moved.splice(index + by, 0, ...moved.splice(index, 1));
    onChange(moved);
  };
  return (
    <section aria-labelledby="sections-heading" className="word-fields">
      <h2 id="sections-heading">{words.sections}</h2>
      <ol className="own-sections grid gap-6 grid-cols-1">
        {sections.map((section, index) => {
          const name = `${index + 1}. ${kinds[section.kind]}`;
          return (
            // Sections have no name of their own: where they stand is who they are.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={index}>
              <fieldset>
                <legend>{name}</legend>
                <div className="own-section-acts flex justify-end -mr-2">
                  <IconButton
                    label={`${words.up}: ${name}`}
                    icon={<ArrowUp />}
                    disabled={index === 0}
                    onClick={() => move(index, -1)}
                  />
                  <IconButton
                    label={`${words.down}: ${name}`}
                    icon={<ArrowDown />}
                    disabled={index === sections.length - 1}
                    onClick={() => move(index, 1)}
                  />
                  <IconButton
                    label={`${words.remove}: ${name}`}
                    icon={<Trash2 />}
                    onClick={() => onChange(sections.toSpliced(index, 1))}
                  />
                </div>
                <div className="grid gap-4 grid-cols-1">
                  <SectionFields
                    section={section}
                    path={`sections.${index}`}
                    problem={problem}
                    onChange={(changed) => onChange(sections.with(index, changed))}
                  />
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <div className="own-section-add flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field label={words.addKind} error={problem?.field === "sections" ? problem.sentence : undefined}>
          <Select value={kind} onChange={({ target }) => setKind(target.value as SectionKind)}>
            {sectionKinds.map((each) => (
              <option key={each} value={each}>
                {kinds[each]}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          size="small"
          variant="secondary"
          disabled={sections.length >= maxSections}
          onClick={() => onChange([...sections, structuredClone(emptySections[kind])])}
        >
          {words.add}
        </Button>
      </div>
    </section>
  );
}
