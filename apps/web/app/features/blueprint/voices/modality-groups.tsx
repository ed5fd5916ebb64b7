import { modalityGroups } from "@academy/content/pages/blueprint/page";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { hueClass, Mandala } from "../../archetypes/public.ts";

/** Four half-risen mandalas on one horizon, and what each stands for beneath it. */
export function ModalityGroups() {
  const { eyebrow, heading, lead, groups } = modalityGroups;
  return (
    <section aria-labelledby="kinds-heading" className="blueprint-kinds">
      <div className="column">
        <SectionHeading id="kinds-heading" eyebrow={eyebrow} title={heading} lead={lead} />
      </div>
      <ul>
        {groups.map(({ name, mandala, text, examples }) => (
          <li key={name} className="blueprint-kind">
            <div className={`blueprint-half ${hueClass[mandala]}`}>
              <Mandala archetype={mandala} />
            </div>
            <div className="blueprint-kind-words">
              <h3 className={`text-heading ${hueClass[mandala]}`}>{name}</h3>
              <p className="mt-1 text-ink-soft text-pretty text-small">{examples.join(", ")}</p>
              <p className="mt-2 text-pretty">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
