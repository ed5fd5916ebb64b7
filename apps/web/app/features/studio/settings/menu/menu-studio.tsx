import { studioMenuPage } from "@academy/content/pages/studio/settings/menu-page";
import { studioSettingsPage } from "@academy/content/pages/studio/settings/settings-page";
import { changeMenu, showMenu } from "@academy/contract/calls/studio/menu";
import type { MenuEntries } from "@academy/contract/fields/menu";
import type { MenuView } from "@academy/contract/studio/menu";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { hasCode } from "../../../../lib/api/api-error.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { useRefusal } from "../../../../ui/form/go-to-refusal.ts";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { Loaded } from "../../kit/list.tsx";
import { Problem } from "../../kit/problem.tsx";
import { useOwnPages } from "../../pages/own/use-own-pages.ts";
import { SettingsPage } from "../settings-page.tsx";
import { MenuHistory } from "./menu-history.tsx";
import { MenuPlaces } from "./menu-places.tsx";

const words = studioMenuPage;

/** What stands in the menu of visitors and in the footer. */
export function MenuStudio() {
  const menu = useQuery({ ...apiQuery(showMenu), refetchOnMount: "always" });
  return (
    <SettingsPage lead={words.lead}>
      <p className="max-w-text mt-3">
        {words.rename.text}{" "}
        <Link to={words.rename.link.to} className="text-link">
          {words.rename.link.label}
        </Link>
      </p>
      <Loaded query={menu}>
        {(view) => <MenuForm key={view.revision} view={view} refresh={menu.refetch} />}
      </Loaded>
    </SettingsPage>
  );
}

const isSame = (one: MenuEntries, other: MenuEntries) => JSON.stringify(one) === JSON.stringify(other);

/** What is put in order is seen here alone; every page has it once it is published. */
function MenuForm({ view, refresh }: { view: MenuView; refresh: () => Promise<unknown> }) {
  const [entries, setEntries] = useState<MenuEntries>(view.entries);
  const pages = useOwnPages();
  const { room, refuse } = useRefusal<HTMLDivElement>();
  const saving = useMutation({
    onError: refuse,
    mutationFn: () =>
      callApi(changeMenu, {
        body: { entries: entries as MenuView["entries"], basedOn: view.revision },
      }),
    onSuccess: async () => {
      toast({ title: words.published });
      await refresh();
    },
  });
  const { error } = saving;
  const isUnchanged = isSame(entries, view.entries);
  return (
    <Loaded query={pages}>
      {({ items }) => (
        <>
          <MenuPlaces entries={entries} pages={items} onChange={setEntries} />
          <div ref={room} className="menu-publish">
            <Problem error={hasCode(error, "CONFLICT") ? new Error(studioSettingsPage.conflict) : error} />
            {hasCode(error, "CONFLICT") && (
              <p>
                <Button variant="secondary" size="small" onClick={() => void refresh()}>
                  {words.undo}
                </Button>
              </p>
            )}
            <div className="form-actions">
              <Button isBusy={saving.isPending} disabled={isUnchanged} onClick={() => saving.mutate()}>
                {saving.isPending ? words.busy : words.publish}
              </Button>
              {!isUnchanged && (
                <Button variant="quiet" onClick={() => setEntries(view.entries)}>
                  {words.undo}
                </Button>
              )}
              <span className="studio-small">{isUnchanged ? words.unchanged : words.changed}</span>
            </div>
          </div>
          <MenuHistory
            versions={view.versions}
            onUse={(version) => {
              setEntries(version.entries);
              toast({ title: words.history.used });
            }}
          />
        </>
      )}
    </Loaded>
  );
}
