import { studioLearnersPage } from "@academy/content/pages/studio/learners-page";
import type { LearnerRow } from "@academy/contract/studio/learners";
import { Badge } from "../../../ui/badge.tsx";
import type { StudioColumn } from "../kit/columns.ts";
import { StudioTable } from "../kit/studio-table.tsx";
import { Day, PersonCell } from "../kit/table.tsx";
import { useOfferName } from "../offer-names.ts";

const words = studioLearnersPage.table;

const columns: readonly StudioColumn<LearnerRow>[] = [
  {
    id: "name",
    label: words.name,
    className: "table-name",
    cell: ({ id, name, email }) => <PersonCell to={`/studio/learners/${id}`} name={name} email={email} />,
  },
  {
    id: "access",
    label: words.access,
    className: "table-badges",
    cell: ({ offers }) =>
      offers.length === 0 ? (
        <span className="table-nothing">{words.noAccess}</span>
      ) : (
        <Held offers={offers} />
      ),
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
    className: "table-day",
    cell: ({ lastActiveAt }) => <Day at={lastActiveAt} none={words.never} />,
  },
  {
    id: "joined",
    label: words.joined,
    className: "table-day",
    sorts: { asc: "oldest", desc: "", isDescFirst: true },
    cell: ({ createdAt }) => <Day at={createdAt} />,
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

function Progress({ learner: { courses, lessonsCompleted } }: { learner: LearnerRow }) {
  if (courses.begun === 0 && courses.finished === 0 && lessonsCompleted === 0) {
    return <span className="table-nothing">{words.nothing}</span>;
  }
  return (
    <>
      <span>{words.lessons(lessonsCompleted)}</span>
      {courses.finished > 0 && <span>{words.finished(courses.finished)}</span>}
    </>
  );
}
