import { bookingsPage } from "@academy/content/pages/studio/bookings-page";
import { studioPage } from "@academy/content/pages/studio/studio-page";
import type { BookingRow } from "@academy/contract/studio/bookings";
import { Link, useLocation, useSearchParams } from "react-router";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Choice } from "../kit/filter-bar.tsx";
import { ListPage } from "../kit/list.tsx";
import { Tabs } from "../kit/page.tsx";
import { Table, type TableColumn } from "../kit/table.tsx";
import { type ListName, useBookings } from "./calls.ts";
import { LearnerCell } from "./learner-cell.tsx";

const words = bookingsPage;
const { columns: heads } = words;

/** Every session that somebody has booked: those to come first. */
export function BookingsStudio() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("show");
  const show: ListName = asked === "past" || asked === "canceled" ? asked : "upcoming";
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      tabs={<Tabs {...studioPage.calendarTabs} />}
      filters={
        <Choice
          label={words.show.label}
          options={words.show.options}
          value={show}
          onChange={(value) => setParams(value === "upcoming" ? {} : { show: value })}
        />
      }
      list={useBookings(show)}
      none={words.none[show]}
    >
      {(bookings) => (
        <Table
          label={words.title}
          columns={show === "upcoming" ? [...columns, linkColumn] : columns}
          rows={bookings}
          keyOf={({ id }) => id}
        />
      )}
    </ListPage>
  );
}

function When({ booking: { id, startsAt } }: { booking: BookingRow }) {
  const { search: filters } = useLocation();
  return (
    <Link to={`/studio/bookings/${id}`} state={{ filters }} className="text-link">
      <time dateTime={startsAt}>{formatTime(startsAt)}</time>
    </Link>
  );
}

const columns: readonly TableColumn<BookingRow>[] = [
  { label: heads.when, className: "table-name", cell: (booking) => <When booking={booking} /> },
  {
    label: heads.who,
    cell: ({ learner }) => <LearnerCell learner={learner} />,
  },
  { label: heads.what, cell: ({ name }) => name },
];

/** One that nobody could join stands out. */
const linkColumn: TableColumn<BookingRow> = {
  label: heads.link,
  cell: ({ hasLink }) =>
    hasLink ? (
      <Badge look="wash" className="text-sage">
        {words.hasLink}
      </Badge>
    ) : (
      <Badge look="danger">{words.hasNoLink}</Badge>
    ),
};
