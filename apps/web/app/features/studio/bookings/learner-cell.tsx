import type { BookingRow } from "@academy/contract/studio/bookings";
import { Link } from "react-router";

export const LearnerCell = ({ learner: { id, name, email } }: Pick<BookingRow, "learner">) => (
  <>
    <Link to={`/studio/learners/${id}`} className="text-link">
      <bdi>{name}</bdi>
    </Link>
    <span className="table-more">{email}</span>
  </>
);
