import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { LeadRow } from "@academy/contract/studio/leads";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { Badge } from "../../../ui/badge.tsx";
import { hueClass } from "../../archetypes/public.ts";
import type { StudioColumn } from "../kit/columns.ts";
import { StudioTable } from "../kit/studio-table.tsx";
import { Day, PersonCell } from "../kit/table.tsx";
import type { RowSelection } from "../kit/use-studio-table.ts";

const words = studioLeadsPage.table;

const columns: readonly StudioColumn<LeadRow>[] = [
  {
    id: "name",
    label: words.name,
    className: "table-name",
    sorts: { asc: "name", desc: "name-desc" },
    cell: ({ id, name, email }) => <PersonCell to={`/studio/leads/${id}`} name={name} email={email} />,
  },
  {
    id: "archetype",
    label: words.archetype,
    className: "lead-archetype",
    cell: ({ primary }) => <Archetype archetype={primary} />,
  },
  {
    id: "second",
    label: words.second,
    className: "lead-second",
    isHidden: true,
    cell: ({ secondary }) => <Archetype archetype={secondary} />,
  },
  {
    id: "stage",
    label: words.stage,
    className: "lead-stage",
    cell: ({ stage }) => (
      <Badge look={stage === "new" ? "outline" : "wash"}>{studioLeadsPage.stages[stage]}</Badge>
    ),
  },
  {
    id: "source",
    label: words.source,
    className: "lead-source",
    cell: ({ source, campaign }) => (
      <>
        {source ?? <span className="table-nothing">{words.direct}</span>}
        {campaign && <span className="table-more">{campaign}</span>}
      </>
    ),
  },
  {
    id: "day",
    label: words.signedUp,
    className: "table-day",
    sorts: { asc: "oldest", desc: "", isDescFirst: true },
    cell: ({ createdAt }) => <Day at={createdAt} />,
  },
  {
    id: "marks",
    label: words.marks,
    className: "lead-marks table-badges",
    cell: (lead) => <Marks lead={lead} />,
  },
];

type LeadTableProps = {
  leads: LeadRow[];
  sort: string | undefined;
  onSort: (sort: string) => void;
  selected: RowSelection;
  onSelect: (selected: RowSelection) => void;
};

export function LeadTable({ leads, sort = "", ...rest }: LeadTableProps) {
  return (
    <StudioTable
      {...rest}
      label={words.label}
      className="lead-table"
      columns={columns}
      rows={leads}
      sort={sort === "newest" ? "" : sort}
      nameOf={({ name }) => name}
    />
  );
}

const Archetype = ({ archetype }: { archetype: ArchetypeKey | null }) => (
  <span className={archetype ? hueClass[archetype] : "table-nothing"}>
    {archetype ? archetypes[archetype].title : words.noArchetype}
  </span>
);

export function Marks({ lead }: { lead: Pick<LeadRow, "wantsNews" | "isCareless" | "isSuspect"> }) {
  return (
    <>
      {lead.wantsNews && <Badge>{words.news}</Badge>}
      {lead.isCareless && (
        <Badge look="wash" title={words.carelessHint}>
          {words.careless}
        </Badge>
      )}
      {lead.isSuspect && <Badge look="danger">{studioPage.suspect}</Badge>}
    </>
  );
}
