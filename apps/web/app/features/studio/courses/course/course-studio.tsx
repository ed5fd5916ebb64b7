import { studioCoursePage } from "@academy/content/pages/studio/courses/course-page";
import type { StudioCourse } from "@academy/contract/studio/courses";
import { Link, useParams } from "react-router";
import { useTitle } from "../../../../lib/use-title.ts";
import { OwnerOnly } from "../../owner-only.tsx";
import { useCourse } from "../calls.ts";
import { MissingThing } from "../missing-thing.tsx";
import { coursesPath } from "../paths.ts";
import { ShelfStudio } from "../shelves/shelf-studio.tsx";
import { StateBadge } from "../state-badge.tsx";
import { Contents } from "./contents.tsx";
import { CourseCover } from "./course-cover.tsx";
import { CourseFacts } from "./course-facts.tsx";
import { CourseFiles } from "./course-files.tsx";
import { CoursePrice } from "./course-price.tsx";
import { CourseVisibility } from "./course-visibility.tsx";
import { CourseWorkbooks } from "./course-workbooks.tsx";

const words = studioCoursePage;

/** One course: what is in it, what it is called, and who can see it. */
export function CourseStudio() {
  const { id = "" } = useParams();
  const { data, error, refetch } = useCourse(id);
  useTitle(data?.title);
  if (data?.isShelf) return <ShelfStudio key={data.id} shelf={data} />;
  if (data) return <Course key={data.id} course={data} />;
  return <MissingThing error={error} words={words.missing} onRetry={() => void refetch()} />;
}

function Course({ course }: { course: StudioCourse }) {
  return (
    <div className="studio-page column">
      <header className="course-edit-head">
        <Link to={coursesPath} className="text-link">
          {words.back}
        </Link>
        <h1 className="wrap-anywhere text-title">
          <bdi>{course.title}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-3.5 gap-y-2 text-ink-soft type-small">
          <StateBadge state={course.state} />
          <span>{words.learners(course.learnerCount)}</span>
          {course.state === "published" && (
            <Link to={`/course/${course.id}`} className="text-link">
              {words.view}
            </Link>
          )}
        </p>
      </header>
      <div className="course-edit">
        <div className="course-edit-main">
          <Contents course={course} />
          <CourseWorkbooks courseId={course.id} />
        </div>
        <div className="course-edit-side">
          <CourseVisibility course={course} />
          <OwnerOnly>
            <CoursePrice course={course} />
          </OwnerOnly>
          <CourseCover course={course} />
          <CourseFiles courseId={course.id} />
          <CourseFacts key={factsKey(course)} course={course} />
        </div>
      </div>
    </div>
  );
}

/** A new form stands there when the facts are others: what is typed outlives changes to the contents. */
const factsKey = ({ title, description, difficulty, archetype }: StudioCourse) =>
  [title, description, difficulty, archetype].join("\n");
