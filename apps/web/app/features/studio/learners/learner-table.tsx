import { studioLearnersPage } from "@academy/content/pages/studio/learners-page";
import type { LearnerRow } from "@academy/contract/studio/learners";
import { Link, useLocation } from "react-router";
import { formatDay } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useOfferName } from "../offer-names.ts";
import type { StudioColumn } from "../table/columns.ts";
import { StudioTable } from "../table/studio-table.tsx";

const words = studioLearnersPage.table;

const columns: readonly StudioColumn<LearnerRow>[] = [
  { id: "name", label: words.name, className: "learner-name", cell: (learner) => <Name learner={learner} /> },
  {
    id: "access",
    label: words.access,
    className: "learner-access",
    cell: ({ offers: held }) =>
      held.length === 0 ? <span className="learner-nothing">{words.noAccess}</span> : <Held offers={held} />,
  },
  {
    id: "progress",
    label: words.progress,
    className: "learner-progress",
    cell: (learner) => <Progress learner={learner} />,
  },
  {
    id: "active",
    label: words.lastActive,
    className: "learner-day",
    cell: ({ lastActiveAt }) =>
      lastActiveAt ? (
        <time dateTime={lastActiveAt}>{formatDay(lastActiveAt)}</time>
      ) : (
        <span className="learner-nothing">{words.never}</span>
      ),
  },
  {
    id: "joined",
    label: words.joined,
    className: "learner-day",
    sorts: { asc: "oldest", desc: "", isDescFirst: true },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
  },
];

type LearnerTableProps = {
  learners: LearnerRow[];
  sort: string | undefined;
  onSort: (sort: string) => void;
};

export const LearnerTable = ({ learners, sort = "", onSort }: LearnerTableProps) => (
  <StudioTable
    label={words.label}
    className="learner-table"
    columns={columns}
    rows={learners}
    sort={sort === "newest" ? "" : sort}
    onSort={onSort}
  />
);

function Held({ offers }: Pick<LearnerRow, "offers">) {
  const nameOf = useOfferName();
  return offers.map((key) => <Badge key={key}>{nameOf(key)}</Badge>);
}

function Name({ learner: { id, name, email } }: { learner: LearnerRow }) {
  const { search: filters } = useLocation();
  return (
    <>
      <Link to={`/studio/learners/${id}`} state={{ filters }} className="text-link">
        <bdi>{name}</bdi>
      </Link>
      <span>{email}</span>
    </>
  );
}

function Progress({ learner: { courses, lessonsCompleted } }: { learner: LearnerRow }) {
  if (courses.begun === 0 && courses.finished === 0 && lessonsCompleted === 0) {
    return <span className="learner-nothing">{words.nothing}</span>;
  }
  return (
    <>
      <span>{words.lessons(lessonsCompleted)}</span>
      {courses.finished > 0 && <span>{words.finished(courses.finished)}</span>}
    </>
  );
}
