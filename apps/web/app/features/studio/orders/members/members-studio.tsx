import { formatPrice } from "@academy/content/format-price";
import { studioMembersPage } from "@academy/content/pages/studio/orders/members-page";
import { getSeats, listMembers } from "@academy/contract/calls/studio/offers";
import type { Member } from "@academy/contract/studio/offers";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { PageHeading } from "../../../../ui/page-heading.tsx";
import { ListEnd } from "../../list-end.tsx";
import { pageOf, useStudioPages } from "../calls.ts";
import { OrdersTabs } from "../orders-tabs.tsx";
import { stateLook, stateWords } from "../state-words.ts";
import { Invitations } from "./invitations.tsx";

const words = studioMembersPage;

/** The alumni group: who is in it, what is left, and who was asked in. */
export function MembersStudio() {
  const list = useStudioPages("members", {}, (cursor, signal) =>
    callApi(listMembers, { query: pageOf(cursor, "50"), signal }),
  );
  const { table, none } = words.members;
  return (
    <div className="studio-page column">
      <PageHeading title={words.title} />
      <OrdersTabs />
      <Seats />
      <section aria-labelledby="members" className="sale-section">
        <h2 id="members" className="text-heading">
          {words.members.heading}
        </h2>
        {list.items && list.items.length > 0 && (
          <table className="sale-table" aria-label={table.label}>
            <thead>
              <tr>
                <th scope="col">{table.name}</th>
                <th scope="col">{table.state}</th>
                <th scope="col">{table.since}</th>
                <th scope="col">{table.price}</th>
                <th scope="col">{table.next}</th>
              </tr>
            </thead>
            <tbody>
              {list.items.map((member) => (
                <Row key={member.id} member={member} />
              ))}
            </tbody>
          </table>
        )}
        {list.items?.length === 0 && (
          <EmptyState heading={none.heading} headingLevel={3}>
            <p>{none.text}</p>
          </EmptyState>
        )}
        <ListEnd list={list} />
      </section>
      <Invitations />
    </div>
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
    <section aria-label={words.seats.label} className="sale-seats">
      <h2 className="text-heading">{words.seats.label}</h2>
      <p className="text-lead">
        {seats === null ? words.seats.unlimited(taken) : words.seats.taken(taken, seats)}
        {said.length > 0 && `. ${said.join(". ")}.`}
      </p>
      <p className="studio-small">{words.seats.about}</p>
    </section>
  );
}

function Row({ member }: { member: Member }) {
  const { table } = words.members;
  const { id, name, email, since, monthlyCents, nextPaymentAt } = member;
  return (
    <tr>
      <th scope="row" className="sale-name">
        <Link to={`/studio/orders/${id}`} className="text-link">
          <bdi>{name}</bdi>
        </Link>
        <span>{email}</span>
      </th>
      <td data-label={table.state}>
        <span className="sale-badges">
          <Badge look={stateLook(member)}>{stateWords(member)}</Badge>
        </span>
      </td>
      <td data-label={table.since} className="sale-day">
        <time dateTime={since}>{formatDay(since)}</time>
      </td>
      <td data-label={table.price}>{formatPrice(monthlyCents)}</td>
      <td data-label={table.next} className="sale-day">
        {nextPaymentAt ? (
          <time dateTime={nextPaymentAt}>{formatDay(nextPaymentAt)}</time>
        ) : (
          <span className="sale-nothing">{words.members.noNext}</span>
        )}
      </td>
    </tr>
  );
}
