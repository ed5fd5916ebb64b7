import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import { studioPeoplePage } from "@academy/content/pages/studio/settings/people-page";
import { withdrawInvitation } from "@academy/contract/calls/studio/settings";
import type { PeopleView } from "@academy/contract/studio/settings";
import { useState } from "react";
import { callApi } from "../../../../lib/api/api.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { withFreshProof } from "../../../account/public.ts";
import { ConfirmDialog } from "../../kit/confirm-dialog.tsx";
import { Section } from "../../kit/section.tsx";
import { Table, type TableColumn } from "../../kit/table.tsx";

const { waiting: words, roles, list } = studioPeoplePage;
type Invitation = PeopleView["invitations"][number];

const withdraw = withFreshProof(
  () => proofReasons.roles,
  (id: string) => callApi(withdrawInvitation, { params: { id } }),
);

type WaitingRolesProps = { invitations: PeopleView["invitations"]; refresh: () => Promise<unknown> };

/** Roles that wait for somebody to make an account. */
export function WaitingRoles({ invitations, refresh }: WaitingRolesProps) {
  const [leaving, setLeaving] = useState<Invitation>();
  return (
    <>
      {invitations.length > 0 && (
        <Section id="waiting" heading={words.heading}>
          <Table
            labelledBy="waiting"
            className="is-flowing"
            columns={columnsFor(setLeaving)}
            rows={invitations}
            keyOf={({ id }) => id}
          />
        </Section>
      )}
      {leaving && (
        <ConfirmDialog
          words={{ ...words.confirm, title: words.confirm.title(leaving.email), confirm: words.confirm.go }}
          isDestructive
          act={() => withdraw(leaving.id)}
          onClose={() => setLeaving(undefined)}
          onDone={refresh}
        />
      )}
    </>
  );
}

const columnsFor = (onWithdraw: (invitation: Invitation) => void): readonly TableColumn<Invitation>[] => [
  { label: studioPeoplePage.give.email, cell: ({ email }) => <bdi>{email}</bdi> },
  { label: list.role, isPlain: true, cell: ({ role }) => roles[role].label },
  {
    label: words.invited,
    cell: ({ at, by }) => fillWords(words.by, { day: formatDay(at), who: by ?? words.someone }),
  },
  { label: words.until, cell: ({ until }) => formatDay(until) },
  {
    label: list.action,
    isAction: true,
    cell: (invitation) => (
      <Button
        variant="quiet"
        size="small"
        onClick={() => onWithdraw(invitation)}
        aria-label={`${words.withdraw}: ${invitation.email}`}
      >
        {words.withdraw}
      </Button>
    ),
  },
];
