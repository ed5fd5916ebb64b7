import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import type { LeadView } from "@academy/contract/studio/leads";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { explain } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/floating/menu.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { type ShownFilters, writeFilters } from "./filters-in-address.ts";
import { moveView, removeView, useViewChange, useViews } from "./use-views.ts";
import { ViewDialog } from "./view-dialog.tsx";

const words = studioLeadsPage.views;
const textOf = (filters: ShownFilters) => String(writeFilters(filters));
const addressOf = (filters: ShownFilters) => {
  const text = textOf(filters);
  return text ? `/studio/leads?${text}` : "/studio/leads";
};

/** Filters that were saved under a name, one press away. */
export function SavedViews({ filters, onLeave }: { filters: ShownFilters; onLeave: () => void }) {
  const { data } = useViews();
  const [naming, setNaming] = useState<LeadView | "new">();
  const views = data?.items ?? [];
  const shown = textOf(filters);
  const current = views.find((view) => textOf(view.filters as ShownFilters) === shown);
  const canSave = data !== undefined && !current && shown !== "";
  return (
    <div className="lead-views">
      {views.length > 0 && (
        <nav aria-label={words.label}>
          <ul className="studio-tabs">
            <ViewLink to={addressOf({})} isCurrent={shown === ""} label={words.all} onLeave={onLeave} />
            {views.map((view) => (
              <ViewLink
                key={view.id}
                to={addressOf(view.filters as ShownFilters)}
                isCurrent={view === current}
                label={view.name}
                onLeave={onLeave}
              />
            ))}
          </ul>
        </nav>
      )}
      {current && <ViewMenu views={views} current={current} onRename={() => setNaming(current)} />}
      {canSave && (
        <Button variant="quiet" size="small" onClick={() => setNaming("new")}>
          {words.save}
        </Button>
      )}
      <ViewDialog naming={naming} filters={filters} onClose={() => setNaming(undefined)} />
    </div>
  );
}

type ViewLinkProps = { to: string; label: string; isCurrent: boolean; onLeave: () => void };

const ViewLink = ({ to, label, isCurrent, onLeave }: ViewLinkProps) => (
  <li>
    <Link to={to} aria-current={isCurrent || undefined} onClick={onLeave}>
      <bdi>{label}</bdi>
    </Link>
  </li>
);

type ViewMenuProps = { views: LeadView[]; current: LeadView; onRename: () => void };

function ViewMenu({ views, current, onRename }: ViewMenuProps) {
  const place = views.indexOf(current);
  const moving = useViewChange((by: -1 | 1) => moveView(views, current.id, by));
  // Said here: the menu is gone once the view is.
  const removing = useViewChange(async (id: string) => {
    await removeView(id);
    toast({ title: words.removed });
  });
  const error = moving.error ?? removing.error;
  return (
    <>
      <Menu trigger={<IconButton label={words.change} icon={<Ellipsis />} />} align="start">
        <MenuItem onSelect={onRename}>{words.rename}</MenuItem>
        <MenuItem isDisabled={place === 0} onSelect={() => moving.mutate(-1)}>
          {words.earlier}
        </MenuItem>
        <MenuItem isDisabled={place === views.length - 1} onSelect={() => moving.mutate(1)}>
          {words.later}
        </MenuItem>
        <MenuItem isDestructive onSelect={() => removing.mutate(current.id)}>
          {words.remove}
        </MenuItem>
      </Menu>
      {error && (
        <p role="alert" className="field-error">
          {explain(error)}
        </p>
      )}
    </>
  );
}
