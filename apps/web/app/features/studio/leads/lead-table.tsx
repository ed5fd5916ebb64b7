import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { LeadRow } from "@academy/contract/studio-leads";
import { archetypes } from "@academy/quiz/archetypes";
import { Link, useLocation } from "react-router";
import { formatDay } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classes } from "../../../ui/classes.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { hueClass } from "../../archetypes/public.ts";

const words = studioLeadsPage.table;

type LeadTableProps = {
  leads: LeadRow[];
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
};

/** A table on a desk, and cards on a phone. */
export function LeadTable({ leads, selected, onSelect }: LeadTableProps) {
  const areAll = leads.every(({ id }) => selected.has(id));
  const toggleAll = () => onSelect(areAll ? new Set() : new Set(leads.map(({ id }) => id)));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  return (
    <table className="lead-table" aria-label={words.label}>
      <thead>
        <tr>
          <th scope="col" className="lead-check">
            <label>
              <input type="checkbox" className="check-box" checked={areAll} onChange={toggleAll} />
              <span>{words.selectAll}</span>
            </label>
          </th>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.archetype}</th>
          <th scope="col">{words.stage}</th>
          <th scope="col">{words.source}</th>
          <th scope="col">{words.signedUp}</th>
          <th scope="col">{words.marks}</th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <Row
            key={lead.id}
            lead={lead}
            isSelected={selected.has(lead.id)}
            onToggle={() => toggle(lead.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = { lead: LeadRow; isSelected: boolean; onToggle: () => void };

function Row({ lead, isSelected, onToggle }: RowProps) {
  const { primary, source, campaign } = lead;
  const { search: filters } = useLocation();
  return (
    <tr data-selected={isSelected || undefined}>
      <td className="lead-check">
        <label>
          <input type="checkbox" className="check-box" checked={isSelected} onChange={onToggle} />
          <VisuallyHidden>
            {words.select} {lead.name}
          </VisuallyHidden>
        </label>
      </td>
      <th scope="row" className="lead-name">
        <Link to={`/studio/leads/${lead.id}`} state={{ filters }} className="text-link">
          <bdi>{lead.name}</bdi>
        </Link>
        <span>{lead.email}</span>
      </th>
      <td className={classes("lead-archetype", primary ? hueClass[primary] : "lead-nothing")}>
        {primary ? archetypes[primary].title : words.noArchetype}
      </td>
      <td className="lead-stage">
        <Badge look={lead.stage === "new" ? "outline" : "wash"}>{studioLeadsPage.stages[lead.stage]}</Badge>
      </td>
      <td className="lead-source">
        {source ?? <span className="lead-nothing">{words.direct}</span>}
        {campaign && <span className="lead-campaign">{campaign}</span>}
      </td>
      <td className="lead-day">
        <time dateTime={lead.createdAt}>{formatDay(lead.createdAt)}</time>
      </td>
      <td className="lead-marks">
        <Marks lead={lead} />
      </td>
    </tr>
  );
}

export function Marks({ lead }: { lead: Pick<LeadRow, "wantsNews" | "isCareless" | "isSuspect"> }) {
  return (
    <>
      {lead.wantsNews && <Badge>{words.news}</Badge>}
      {lead.isCareless && <Badge look="wash">{words.careless}</Badge>}
      {lead.isSuspect && <Badge look="danger">{studioPage.suspect}</Badge>}
    </>
  );
}
