import { studioLeadsPage } from "@academy/content/pages/studio/leads-page";
import type { LeadView, ViewFilters } from "@academy/contract/studio/leads";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { shownLine } from "../../../lib/text/shown-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/floating/menu.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { writeFilters } from "../kit/filters.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { Problem } from "../kit/problem.tsx";
import {
  type LeadFilters,
  leadFilterNames,
  moveView,
  removeView,
  saveView,
  useViewChange,
  useViews,
} from "./use-leads.ts";

const words = studioLeadsPage.views;
const textOf = (filters: LeadFilters) => String(writeFilters(filters, leadFilterNames));
const addressOf = (filters: LeadFilters) => {
  const text = textOf(filters);
  return text ? `/studio/leads?${text}` : "/studio/leads";
};

/** Filters that were saved under a name, one press away. */
export function SavedViews({ filters, onLeave }: { filters: LeadFilters; onLeave: () => void }) {
  const { data } = useViews();
  const [naming, setNaming] = useState<LeadView | "new">();
  const views = data?.items ?? [];
  const shown = textOf(filters);
  const current = views.find((view) => textOf(view.filters as LeadFilters) === shown);
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
                to={addressOf(view.filters as LeadFilters)}
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
      {naming && <ViewDialog naming={naming} filters={filters} onClose={() => setNaming(undefined)} />}
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
      <Problem error={error} />
    </>
  );
}

type ViewDialogProps = { naming: LeadView | "new"; filters: LeadFilters; onClose: () => void };

function ViewDialog({ naming, filters, onClose }: ViewDialogProps) {
  const view = naming === "new" ? undefined : naming;
  const { mutateAsync } = useViewChange(saveView);
  const { form } = words;
  return (
    <FormDialog
      title={view ? form.renameTitle : form.newTitle}
      words={{ ...form, submit: form.save }}
      read={(typed) => shownLine(readFields(typed).name ?? "")}
      check={(name) => (name ? {} : { name: words.noName })}
      // What stands in the address is anybody's: the server refuses what is no filter of ours.
      send={(name) => mutateAsync({ id: view?.id, name, filters: view?.filters ?? (filters as ViewFilters) })}
      done={words.saved}
      onClose={onClose}
    >
      <TextField name="name" label={words.name} maxLength={60} defaultValue={view?.name} autoComplete="off" />
    </FormDialog>
  );
}
