import { resourcesPage } from "@academy/content/pages/learning/resources-page";
import type { ResourceView } from "@academy/contract/learning/resources";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { groupBy } from "../../lib/group-by.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { sizeInWords } from "../../lib/text/size-in-words.ts";
import { buttonLook } from "../../ui/buttons/button-look.ts";
import { coursePath, workbookPath } from "../progress/public.ts";
import { DownloadLink } from "./download-link.tsx";
import { WorkbookCover } from "./workbook-cover.tsx";

const { wholeCourse, kinds, download, downloaded, fillIn, opens } = resourcesPage;

/** The files of one course: first what is for all of it, then module by module. They come in that order. */
export function CourseResources({ resources }: { resources: readonly ResourceView[] }) {
  const [first] = resources;
  if (!first) return null;
  const { id, title } = first.course;
  const modules = groupBy(resources, ({ moduleTitle }) => moduleTitle ?? wholeCourse);
  return (
    <section aria-labelledby={`course-${id}`} className="margin-section">
      <h2 id={`course-${id}`} className="text-heading">
        <Link to={coursePath(id)} className="hover:underline">
          {title}
        </Link>
      </h2>
      <div className="resource-modules">
        {[...modules].map(([module, list]) => (
          <div key={module}>
            <h3 className="edge-b-ink pb-2 font-text text-small">{module}</h3>
            <ul className="ruled-list">
              {list.map((resource) => (
                <Resource key={resource.id} {...resource} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Resource({ course, downloadUrl, isDownloaded, ...resource }: ResourceView) {
  const { title, subtitle, kind, fileType, fileSize, slug, opensAt } = resource;
  const facts = [kinds[kind], fileType.toUpperCase(), ...(fileSize === null ? [] : [sizeInWords(fileSize)])];
  return (
    <li className="resource">
      <WorkbookCover {...resource} courseTitle={course.title} />
      <div className="min-w-0">
        <p className="font-display text-lead lh-[1.375]">{title}</p>
        <p className="text-ink-soft text-pretty text-small">{subtitle}</p>
        <p className="resource-facts">
          <span>{facts.join(" · ")}</span>
          {isDownloaded && (
            <span className="resource-downloaded inline-flex items-center gap-1 text-gold-deep weight-500">
              <Check aria-hidden="true" /> {downloaded}
            </span>
          )}
        </p>
      </div>
      {opensAt ? (
        <p className="resource-ways text-ink-soft text-small">
          {fillWords(opens, { day: formatDay(opensAt) })}
        </p>
      ) : (
        <div className="resource-ways">
          <DownloadLink url={downloadUrl} className={buttonLook({ variant: "secondary", size: "small" })}>
            {download}
            <span className="sr-only">({title})</span>
          </DownloadLink>
          {slug && (
            <Link to={workbookPath(course.id, slug)} className="text-link text-small">
              {fillIn}
              <span className="sr-only"> ({title})</span>
            </Link>
          )}
        </div>
      )}
    </li>
  );
}
