import { bookingPage } from "@academy/content/pages/studio/bookings-page";
import type { BookingDetail, SharedView } from "@academy/contract/studio/bookings";
import { useState } from "react";
import { hasCode } from "../../../lib/api/api-error.ts";
import { Loaded } from "../kit/list.tsx";
import { useShared } from "./calls.ts";

const words = bookingPage.shared;

type SharedBookProps = { bookingId: string; shared: BookingDetail["shared"][number] };

/** What a learner shares of one workbook or plan: asked for when it is opened, since it can be taken back. */
export function SharedBook({ bookingId, shared }: SharedBookProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, courseTitle, parts } = shared;
  return (
    <details className="booking-shared" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="weight-550">{words.open(title)}</span>
        <span className="studio-small block">
          {courseTitle} · {words.parts(parts)}
        </span>
      </summary>
      {isOpen && <Contents bookingId={bookingId} shared={shared} />}
    </details>
  );
}

function Contents({ bookingId, shared }: SharedBookProps) {
  const query = useShared(bookingId, shared);
  // Also where it was there a moment ago: what is taken back is not shown on.
  if (hasCode(query.error, "NOT_FOUND")) return <p role="status">{words.gone}</p>;
  return (
    <Loaded query={query}>
      {({ parts }) =>
        parts.length === 0 ? (
          <p className="text-ink-soft">{words.nothing}</p>
        ) : (
          parts.map((part) => <Part key={part.title} part={part} />)
        )
      }
    </Loaded>
  );
}

function Part({ part: { title, answers } }: { part: SharedView["parts"][number] }) {
  return (
    <section className="booking-part">
      <h3 className="type-lead">{title}</h3>
      <dl className="booking-answers">
        {answers.map(({ asked, columns, rows }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked twice; nothing moves here.
          <div key={place}>
            <dt>{asked}</dt>
            <dd>
              {columns ? (
                <Rows columns={columns} rows={rows} />
              ) : (
                rows.map((row) => <p key={row.join()}>{row.join(" · ")}</p>)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** As it stands in the book: rows below what their places are called. */
const Rows = ({ columns, rows }: { columns: string[]; rows: string[][] }) => (
  <table className="booking-table">
    <thead>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place.
        <tr key={at}>
          {row.map((text, place) => (
            <td key={columns[place]}>{text}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
