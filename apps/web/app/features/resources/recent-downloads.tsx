import { resourcesPage } from "@academy/content/pages/learning/resources-page";
import type { DownloadView } from "@academy/contract/learning/resources";
import { Link } from "react-router";
import { formatDay } from "../../lib/text/format-time.ts";
import { DownloadLink } from "./download-link.tsx";
import { WorkbookCover } from "./workbook-cover.tsx";

const maxShown = 5;
const { empty, all, locked } = resourcesPage.recent;

/** The newest first; what has been locked since stays in the list and leads nowhere. */
export function RecentDownloads({ downloads }: { downloads: readonly DownloadView[] }) {
  return (
    <>
      {downloads.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul className="ruled-list">
        {downloads.slice(0, maxShown).map(({ id, downloadedAt, resource }) => (
          <li key={id} className="recent-download">
            <WorkbookCover {...resource} />
            <div className="min-w-0">
              {resource.downloadUrl ? (
                <DownloadLink url={resource.downloadUrl} className="ruled-link text-link">
                  {resource.title}
                </DownloadLink>
              ) : (
                <span className="ruled-link">
                  {resource.title} ({locked})
                </span>
              )}
              <p className="text-ink-soft text-small">
                {resource.courseTitle}
                <span className="block">
                  {resource.fileType.toUpperCase()} ·{" "}
                  <time dateTime={downloadedAt}>{formatDay(downloadedAt)}</time>
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <Link to={all.to} className="text-link inline-flex min-h-11 items-center">
          {all.label}
        </Link>
      </p>
    </>
  );
}
