import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Table } from "../../ui/table.tsx";
import { Mandala } from "../archetypes/public.ts";
import { chapters } from "./chapters.ts";
import { Exhibit, Specimen } from "./specimen.tsx";

const files = [
  { title: "Grounding before a session", kind: "Audio", size: "12 MB", date: "3 March" },
  { title: "Offer worksheet", kind: "PDF", size: "410 kB", date: "27 February" },
  { title: "Ninety days, one page", kind: "PDF", size: "96 kB", date: "14 February" },
];

export function ListSpecimen() {
  return (
    <Specimen chapter={chapters.lists}>
      <Exhibit caption="A table">
        <Table
          caption="Recent downloads"
          rows={files}
          keyOf={(file) => file.title}
          columns={[
            { heading: "Title", cell: (file) => file.title },
            { heading: "Kind", cell: (file) => file.kind },
            { heading: "Date", cell: (file) => file.date },
            { heading: "Size", cell: (file) => file.size, align: "end" },
          ]}
        />
      </Exhibit>
      <Exhibit caption="Nothing to list">
        <EmptyState
          heading="No downloads yet"
          headingLevel={3}
          drawing={<Mandala archetype="medicineKeeper" />}
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
