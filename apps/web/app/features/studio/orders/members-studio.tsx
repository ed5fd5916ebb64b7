import { formatPrice } from "@academy/content/format-price";
import { studioMembersPage } from "@academy/content/pages/studio/orders/members-page";
import { getSeats, listMembers } from "@academy/contract/calls/studio/offers";
import type { Member } from "@academy/contract/studio/offers";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { pageOf } from "../../../lib/api/use-pages.ts";
import { List } from "../kit/list.tsx";
import { StudioPage } from "../kit/page.tsx";
import { Section } from "../kit/section.tsx";
import { Day, PersonCell, Table, type TableColumn } from "../kit/table.tsx";
import { useOrderPages } from "./calls.ts";
import { Invitations } from "./invitations.tsx";
import { OrdersTabs, StateBadge } from "./order-parts.tsx";

const words = studioMembersPage;
const { table } = words.members;

/** The alumni group: who is in it, what is left, and who was asked in. */
export function MembersStudio() {
  const list = useOrderPages("members", {}, (cursor, signal) =>
    callApi(listMembers, { query: pageOf(cursor, "50"), signal }),
  );
  return (
    <StudioPage title={words.title} tabs={<OrdersTabs />}>
      <Seats />
      <Section id="members" heading={words.members.heading} className="studio-section">
        <List list={list} none={words.members.none} headingLevel={3}>
          {(members) => <Table label={table.label} columns={columns} rows={members} keyOf={({ id }) => id} />}
        </List>
      </Section>
      <Invitations />
    </StudioPage>
  );
}

function Seats() {
  const { data } = useQuery(apiQuery(getSeats));
  if (!data) return null;
  const { seats, taken, given } = data;
  const left = seats === null ? null : Math.max(0, seats - taken);
  const said = [
    left !== null && (left === 0 ? words.seats.none : words.seats.left(left)),
    given > 0 && words.seats.given(given),
  ].filter(Boolean);
  return (
    <section aria-label={words.seats.label} className="grid gap-1">
      <h2 className="text-heading">{words.seats.label}</h2>
      <p className="text-lead">
        {seats === null ? words.seats.unlimited(taken) : words.seats.taken(taken, seats)}
        {said.length > 0 && `. ${said.join(". ")}.`}
      </p>
      <p className="studio-small">{words.seats.about}</p>
    </section>
  );
}

const columns: readonly TableColumn<Member>[] = [
  {
    label: table.name,
    className: "table-name",
    cell: ({ id, name, email }) => <PersonCell to={`/studio/orders/${id}`} name={name} email={email} />,
  },
  { label: table.state, className: "table-badges", cell: (member) => <StateBadge order={member} /> },
  { label: table.since, className: "table-day", cell: ({ since }) => <Day at={since} /> },
  { label: table.price, cell: ({ monthlyCents }) => formatPrice(monthlyCents) },
  {
    label: table.next,
    className: "table-day",
    cell: ({ nextPaymentAt }) => <Day at={nextPaymentAt} none={words.members.noNext} />,
  },
];
