import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import { studioPeoplePage } from "@academy/content/pages/studio/settings/people-page";
import { listPeople, takeRole } from "@academy/contract/calls/studio/settings";
import type { PeopleView } from "@academy/contract/studio/settings";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/buttons/button.tsx";
import { withFreshProof } from "../../../account/public.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { Loaded } from "../../kit/list.tsx";
import { Section } from "../../kit/section.tsx";
import { Table, type TableColumn } from "../../kit/table.tsx";
import { SettingsPage } from "../settings-page.tsx";
import { GiveRole } from "./give-role.tsx";
import { WaitingRoles } from "./waiting-roles.tsx";

const words = studioPeoplePage;
const { list, take } = words;
type Person = PeopleView["items"][number];

const takeFrom = withFreshProof(
  () => proofReasons.roles,
  (id: string) => callApi(takeRole, { params: { id } }),
);

/** Who may do what in the studio. */
export function PeopleStudio() {
  const query = useQuery({ ...apiQuery(listPeople), staleTime: 0 });
  const [leaving, setLeaving] = useState<Person>();
  return (
    <SettingsPage lead={words.lead}>
      <Loaded query={query}>
        {({ items, invitations }) => (
          <>
            <Section id="people" heading={list.heading}>
              <Table
                labelledBy="people"
                className="is-flowing"
                columns={columnsFor(setLeaving, items.filter(({ role }) => role === "owner").length === 1)}
                rows={items}
                keyOf={({ id }) => id}
              />
            </Section>
            <WaitingRoles invitations={invitations} refresh={query.refetch} />
            <GiveRole refresh={query.refetch} />
          </>
        )}
      </Loaded>
      {leaving && (
        <ConfirmDialog
          words={wordsFor(leaving)}
          isDestructive
          act={() => takeFrom(leaving.id)}
          onClose={() => setLeaving(undefined)}
          onDone={() => query.refetch()}
        />
      )}
    </SettingsPage>
  );
}

function wordsFor({ isYou, name }: Person) {
  const { confirm, own, busy, done } = take;
  const said = isYou ? own : { ...confirm, title: confirm.title(name) };
  return { title: said.title, text: said.text, confirm: said.go, cancel: confirm.cancel, busy, done };
}

const columnsFor = (
  onTake: (person: Person) => void,
  hasOneOwner: boolean,
): readonly TableColumn<Person>[] => [
  {
    label: list.name,
    cell: ({ name, email, isYou }) => (
      <>
        <bdi>{name}</bdi> {isYou && <Badge>{list.you}</Badge>}
        <span className="table-more">{email}</span>
      </>
    ),
  },
  { label: list.role, isPlain: true, cell: ({ role }) => words.roles[role].label },
  { label: list.secondFactor, cell: ({ hasSecondFactor }) => (hasSecondFactor ? list.on : list.off) },
  {
    label: list.action,
    isAction: true,
    cell: (person) =>
      hasOneOwner && person.role === "owner" ? (
        <p className="studio-small only-owner">{take.onlyOwner}</p>
      ) : (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onTake(person)}
          aria-label={`${take.button}: ${person.name}`}
        >
          {take.button}
        </Button>
      ),
  },
];
