import { studioCoursesPage } from "@academy/content/pages/studio/courses/courses-page";
import type { StudioCourseRow } from "@academy/contract/studio/courses";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { formatDay, formatTime } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { PageHeading } from "../../../../ui/page-heading.tsx";
import { Loaded } from "../../settings/loaded.tsx";
import { makeCourse, useCourseChange, useCourses } from "../calls.ts";
import { studioCoursePath } from "../paths.ts";
import { StateBadge } from "../state-badge.tsx";
import { TitleDialog } from "../title-dialog.tsx";

const words = studioCoursesPage;

/** Every course, whatever its state, in the order in which learners see them. */
export function CoursesStudio() {
  const query = useCourses();
  const [isMaking, setMaking] = useState(false);
  const { mutateAsync } = useCourseChange(makeCourse);
  const navigate = useNavigate();
  return (
    <div className="studio-page column">
      <PageHeading
        title={words.title}
        actions={<Button onClick={() => setMaking(true)}>{words.add}</Button>}
      />
      <Loaded query={query}>
        {({ items }) =>
          items.length > 0 ? (
            <CourseTable courses={items} />
          ) : (
            <EmptyState heading={words.none.heading}>
              <p>{words.none.text}</p>
            </EmptyState>
          )
        }
      </Loaded>
      <TitleDialog
        isOpen={isMaking}
        words={words.make}
        make={mutateAsync}
        onClose={() => setMaking(false)}
        onMade={({ id }) => void navigate(studioCoursePath(id))}
      />
    </div>
  );
}

function CourseTable({ courses }: { courses: StudioCourseRow[] }) {
  const { table } = words;
  return (
    <table className="course-table" aria-label={table.label}>
      <thead>
        <tr>
          <th scope="col">{table.title}</th>
          <th scope="col">{table.state}</th>
          <th scope="col">{table.lessons}</th>
          <th scope="col">{table.learners}</th>
          <th scope="col">{table.changed}</th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <tr key={course.id}>
            <th scope="row" className="course-table-title">
              <Link to={studioCoursePath(course.id)} className="text-link">
                <bdi>{course.title}</bdi>
              </Link>
            </th>
            <td>
              <StateBadge state={course.state} />
              {course.state === "scheduled" && course.publishAt && (
                <time dateTime={course.publishAt} className="course-table-more">
                  {formatTime(course.publishAt)}
                </time>
              )}
            </td>
            <td data-label={table.lessons}>
              {course.lessonCount}
              {course.draftCount > 0 && (
                <span className="course-table-more">{table.drafts(course.draftCount)}</span>
              )}
            </td>
            <td data-label={table.learners}>{course.learnerCount.toLocaleString()}</td>
            <td data-label={table.changed}>
              <time dateTime={course.updatedAt}>{formatDay(course.updatedAt)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
