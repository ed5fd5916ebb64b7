import { LinkButton } from "../../ui/buttons/link-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FilledMandala } from "../archetypes/public.ts";
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
