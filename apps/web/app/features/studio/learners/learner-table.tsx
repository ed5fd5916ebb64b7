import { offers } from "@academy/content/offers";
import { studioLearnersPage } from "@academy/content/pages/studio/learners-page";
import type { LearnerRow } from "@academy/contract/studio-learners";
import { Link, useLocation } from "react-router";
import { formatDay } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";

const words = studioLearnersPage.table;
const nameOf = new Map<string, string>(offers.map(({ key, name }) => [key, name]));

/** A table on a desk, and cards on a phone. */
export function LearnerTable({ learners }: { learners: LearnerRow[] }) {
  return (
    <table className="learner-table" aria-label={words.label}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.access}</th>
          <th scope="col">{words.progress}</th>
          <th scope="col">{words.lastActive}</th>
          <th scope="col">{words.joined}</th>
        </tr>
      </thead>
      <tbody>
        {learners.map((learner) => (
          <Row key={learner.id} learner={learner} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ learner }: { learner: LearnerRow }) {
  const { search: filters } = useLocation();
  const { id, name, email, offers: held, lastActiveAt, createdAt } = learner;
  return (
    <tr>
      <th scope="row" className="learner-name">
        <Link to={`/studio/learners/${id}`} state={{ filters }} className="text-link">
          <bdi>{name}</bdi>
        </Link>
        <span>{email}</span>
      </th>
      <td className="learner-access">
        {held.length === 0 && <span className="learner-nothing">{words.noAccess}</span>}
        {held.map((key) => (
          <Badge key={key}>{nameOf.get(key) ?? key}</Badge>
        ))}
      </td>
      <td className="learner-progress">
        <Progress learner={learner} />
      </td>
      <td className="learner-day" data-label={words.lastActive}>
        {lastActiveAt ? (
          <time dateTime={lastActiveAt}>{formatDay(lastActiveAt)}</time>
        ) : (
          <span className="learner-nothing">{words.never}</span>
        )}
      </td>
      <td className="learner-day" data-label={words.joined}>
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </td>
    </tr>
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
