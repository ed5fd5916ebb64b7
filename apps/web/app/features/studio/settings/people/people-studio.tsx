import { studioPeoplePage } from "@academy/content/pages/studio/settings/people-page";
import { listPeople } from "@academy/contract/calls/studio/settings";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Loaded } from "../loaded.tsx";
import { SettingsFrame } from "../settings-frame.tsx";
import { GiveRole } from "./give-role.tsx";
import { PeopleTable } from "./people-table.tsx";

const words = studioPeoplePage;

/** Who may do what in the studio. */
export function PeopleStudio() {
  const query = useQuery({ ...apiQuery(listPeople), staleTime: 0 });
  return (
    <SettingsFrame>
      <p className="max-w-text text-ink-soft">{words.lead}</p>
      <Loaded query={query}>
        {({ items }) => (
          <>
            <PeopleTable people={items} refresh={query.refetch} />
            <GiveRole refresh={query.refetch} />
          </>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
