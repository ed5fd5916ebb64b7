import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import { type ArchetypeKey, archetypeKeys, archetypes } from "@academy/quiz/archetypes";
import { Select } from "../../../ui/form/select.tsx";

type ArchetypeSelectProps = {
  name?: string;
  value: ArchetypeKey | null;
  onChange: (archetype: ArchetypeKey | null) => void;
};

/** Which archetype somebody is, or none. */
export function ArchetypeSelect({ name, value, onChange }: ArchetypeSelectProps) {
  return (
    <Select
      name={name}
      value={value ?? ""}
      onChange={({ target }) => onChange(archetypeKeys.find((key) => key === target.value) ?? null)}
    >
      <option value="">{studioPagesPage.list.noArchetype}</option>
      {archetypeKeys.map((key) => (
        <option key={key} value={key}>
          {archetypes[key].title}
        </option>
      ))}
    </Select>
  );
}
