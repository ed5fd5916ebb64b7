import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { LeadRow } from "@academy/contract/studio/leads";
import { type ArchetypeKey, archetypes } from "@academy/quiz/archetypes";
import { Link, useLocation } from "react-router";
import { formatDay } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { hueClass } from "../../archetypes/public.ts";
import type { StudioColumn } from "../table/columns.ts";
import { StudioTable } from "../table/studio-table.tsx";
import type { Selected } from "../table/use-studio-table.ts";

const words = studioLeadsPage.table;

const columns: readonly StudioColumn<LeadRow>[] = [
  {
    id: "name",
    label: words.name,
    className: "lead-name",
    sorts: { asc: "name", desc: "name-desc" },
    cell: (lead) => <Name lead={lead} />,
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
        {source ?? <span className="lead-nothing">{words.direct}</span>}
        {campaign && <span className="lead-campaign">{campaign}</span>}
      </>
    ),
  },
  {
    id: "day",
    label: words.signedUp,
    className: "lead-day",
    sorts: { asc: "oldest", desc: "", isDescFirst: true },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
  },
  { id: "marks", label: words.marks, className: "lead-marks", cell: (lead) => <Marks lead={lead} /> },
];

type LeadTableProps = {
  leads: LeadRow[];
  sort: string | undefined;
  onSort: (sort: string) => void;
  selected: Selected;
  onSelect: (selected: Selected) => void;
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

function Name({ lead: { id, name, email } }: { lead: LeadRow }) {
  const { search: filters } = useLocation();
  return (
    <>
      <Link to={`/studio/leads/${id}`} state={{ filters }} className="text-link">
        <bdi>{name}</bdi>
      </Link>
      <span>{email}</span>
    </>
  );
}

const Archetype = ({ archetype }: { archetype: ArchetypeKey | null }) => (
  <span className={archetype ? hueClass[archetype] : "lead-nothing"}>
    {archetype ? archetypes[archetype].title : words.noArchetype}
  </span>
);

export function Marks({ lead }: { lead: Pick<LeadRow, "wantsNews" | "isCareless" | "isSuspect"> }) {
  return (
    <>
      {lead.wantsNews && <Badge>{words.news}</Badge>}
      {lead.isCareless && <Badge look="wash">{words.careless}</Badge>}
      {lead.isSuspect && <Badge look="danger">{studioPage.suspect}</Badge>}
    </>
  );
}
