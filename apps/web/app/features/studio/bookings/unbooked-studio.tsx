import { unbookedPage } from "@academy/content/pages/studio/bookings-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import { offerSession } from "@academy/contract/calls/studio/bookings";
import type { UnbookedRow } from "@academy/contract/studio/bookings";
import { callApi } from "../../../lib/api/api.ts";
import { explain } from "../../../lib/api/api-error.ts";
import { Action } from "../kit/action.tsx";
import { ListPage } from "../kit/list.tsx";
import { Tabs } from "../kit/page.tsx";
import { Day, Table, type TableColumn } from "../kit/table.tsx";
import { useUnbooked } from "./calls.ts";
import { LearnerCell } from "./learner-cell.tsx";

const words = unbookedPage;

/** Who has a session and has not chosen a time, the longest first. */
export function UnbookedStudio() {
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      tabs={<Tabs {...studioPage.calendarTabs} />}
      list={useUnbooked()}
      none={words.none}
    >
      {(people) => (
        <Table label={words.title} columns={columns} rows={people} keyOf={({ learner }) => learner.id} />
      )}
    </ListPage>
  );
}

const columns: readonly TableColumn<UnbookedRow>[] = [
  {
    label: words.columns.who,
    className: "table-name",
    cell: ({ learner }) => <LearnerCell learner={learner} />,
  },
  { label: words.columns.what, cell: ({ name }) => name },
  { label: words.columns.since, cell: ({ since }) => <Day at={since} /> },
  {
    label: words.columns.do,
    isAction: true,
    cell: ({ learner, benefit }) => (
      <Action
        label={words.send}
        busy={words.busy}
        about={learner.name}
        act={() => callApi(offerSession, { body: { learner: learner.id, benefit } })}
        done={words.sent(learner.name)}
        problem={explain}
      />
    ),
  },
];
