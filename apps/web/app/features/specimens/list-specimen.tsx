import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilledMandala, hueClass, numeralOf } from "../archetypes/public.ts";
import { chapters } from "./chapters.ts";
import { Exhibit, Specimen } from "./specimen.tsx";

export function ListSpecimen() {
  return (
    <Specimen chapter={chapters.lists}>
      <Exhibit caption="Nothing to list">
        <EmptyState
          heading="No downloads yet"
          headingLevel={3}
          drawing={<FilledMandala archetype="medicineKeeper" />}
          action={
            <LinkButton to="/quiz" variant="secondary">
              See the archetypes
            </LinkButton>
          }
        >
          <p>Workbooks and recordings that you keep are listed here.</p>
        </EmptyState>
      </Exhibit>
    </Specimen>
  );
}

export function SpecimenContents() {
  return (
    <nav aria-label="Contents">
      <ol className="specimen-contents">
        {Object.values(chapters).map(({ id, title, archetype }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-baseline gap-3 py-2 hover:underline">
              <span aria-hidden="true" className={`w-9 shrink-0 font-display ${hueClass[archetype]}`}>
                {numeralOf(archetype)}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
