import { coursePage } from "@academy/content/pages/learning/course-page";
import { libraryPage } from "@academy/content/pages/learning/library-page";
import { downloadResource } from "@academy/contract/calls/learning/resources";
import type { CourseView } from "@academy/contract/learning/courses";
import { pathOf } from "@academy/contract/path-of";
import { Link } from "react-router";
import { workbookPath } from "../progress/public.ts";
import { DownloadLink } from "../resources/public.ts";

const words = coursePage.resources;

export function CourseResources({ course }: { course: CourseView }) {
  // The one for the whole course comes first.
  const workbook = course.resources.find(({ kind, opensAt }) => kind === "workbook" && !opensAt);
  return (
    <section aria-labelledby="resources-heading">
      <h2 id="resources-heading" className="text-heading">
        {words.heading}
      </h2>
      <ul className="course-resources mt-3.5 edge-t-ink">
        <li>
          <Link to="/resources" className="course-resource">
            <span className="text-link">{words.materials}</span>
            <span className="text-ink-soft text-small">{words.materialsHint}</span>
          </Link>
        </li>
        <li>
          <Link to="/search" className="course-resource">
            <span className="text-link">{libraryPage.title}</span>
            <span className="text-ink-soft text-small">{libraryPage.description}</span>
          </Link>
        </li>
        {workbook?.slug && (
          <li>
            <Link to={workbookPath(course.id, workbook.slug)} className="course-resource">
              <span className="text-link">{words.fillIn}</span>
              <span className="text-ink-soft text-small">{words.fillInHint}</span>
            </Link>
          </li>
        )}
        {workbook && (
          <li>
            <DownloadLink
              url={pathOf(downloadResource, { params: { id: workbook.id } })}
              className="course-resource"
            >
              <span className="text-link">{words.workbook}</span>
              <span className="text-ink-soft text-small">
                {workbook.title}, {workbook.fileType}
              </span>
            </DownloadLink>
          </li>
        )}
      </ul>
    </section>
  );
}
