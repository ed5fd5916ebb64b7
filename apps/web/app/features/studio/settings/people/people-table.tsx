import { studioPeoplePage } from "@academy/content/pages/studio/settings/people-page";
import type { PeopleView } from "@academy/contract/studio/settings";
import { useState } from "react";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/buttons/button.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { TakeRoleDialog } from "./take-role-dialog.tsx";

const words = studioPeoplePage;
type Person = PeopleView["items"][number];
type PeopleTableProps = { people: readonly Person[]; refresh: () => Promise<unknown> };

export function PeopleTable({ people, refresh }: PeopleTableProps) {
  const [leaving, setLeaving] = useState<Person | null>(null);
  const { list } = words;
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-heading">
        {list.heading}
      </h2>
      <table className="settings-table" aria-labelledby="people">
        <thead>
          <tr>
            <th scope="col">{list.name}</th>
            <th scope="col">{list.role}</th>
            <th scope="col">{list.secondFactor}</th>
            <th scope="col">
              <VisuallyHidden>{list.action}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <bdi>{person.name}</bdi> {person.isYou && <Badge>{list.you}</Badge>}
                <span className="settings-detail">{person.email}</span>
              </th>
              <td>{words.roles[person.role].label}</td>
              <td data-label={list.secondFactor}>{person.hasSecondFactor ? list.on : list.off}</td>
              <td>
                <Button
                  variant="quiet"
                  size="small"
                  className="-ml-3"
                  onClick={() => setLeaving(person)}
                  aria-label={`${words.take.button}: ${person.name}`}
                >
                  {words.take.button}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <TakeRoleDialog person={leaving} onClose={() => setLeaving(null)} refresh={refresh} />
    </section>
  );
}
