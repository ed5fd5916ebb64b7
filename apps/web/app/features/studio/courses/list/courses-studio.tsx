import { formatCount } from "@academy/content/format-count";
import { studioCoursesPage } from "@academy/content/pages/studio/courses/courses-page";
import type { StudioCourseRow } from "@academy/contract/studio/courses";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { formatTime } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Loaded, Nothing } from "../../kit/list.tsx";
import { StudioPage } from "../../kit/page.tsx";
import { Day, Table, type TableColumn } from "../../kit/table.tsx";
import { makeCourse, useCourseChange, useCourses } from "../calls.ts";
import { studioCoursePath } from "../paths.ts";
import { Shelves } from "../shelves/shelves.tsx";
import { StateBadge } from "../state-badge.tsx";
import { TitleDialog } from "../title-dialog.tsx";

const words = studioCoursesPage;
const { table } = words;

/** Every course, whatever its state, in the order in which learners see them. */
export function CoursesStudio() {
  const query = useCourses();
  const [isMaking, setMaking] = useState(false);
  const { mutateAsync } = useCourseChange(makeCourse);
  const navigate = useNavigate();
  return (
    <StudioPage title={words.title} actions={<Button onClick={() => setMaking(true)}>{words.add}</Button>}>
      <Loaded query={query}>
        {({ items }) =>
          items.length > 0 ? (
            <Table
              label={table.label}
              className="is-flowing"
              columns={columns}
              rows={items}
              keyOf={({ id }) => id}
            />
          ) : (
            <Nothing none={words.none} />
          )
        }
      </Loaded>
      <Shelves />
      <TitleDialog
        isOpen={isMaking}
        words={words.make}
        make={mutateAsync}
        onClose={() => setMaking(false)}
        onMade={({ id }) => void navigate(studioCoursePath(id))}
      />
    </StudioPage>
  );
}

const columns: readonly TableColumn<StudioCourseRow>[] = [
  {
    label: table.title,
    className: "table-name course-table-title",
    cell: ({ id, title }) => (
      <Link to={studioCoursePath(id)} className="text-link">
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  {
    label: table.state,
    isPlain: true,
    cell: ({ state, publishAt }) => (
      <>
        <StateBadge state={state} />
        {state === "scheduled" && publishAt && (
          <time dateTime={publishAt} className="table-more">
            {formatTime(publishAt)}
          </time>
        )}
      </>
    ),
  },
  {
    label: table.lessons,
    cell: ({ lessonCount, draftCount }) => (
      <>
        {lessonCount}
        {draftCount > 0 && <span className="table-more">{table.drafts(draftCount)}</span>}
      </>
    ),
  },
  { label: table.learners, cell: ({ learnerCount }) => formatCount(learnerCount) },
  { label: table.changed, cell: ({ updatedAt }) => <Day at={updatedAt} /> },
];
