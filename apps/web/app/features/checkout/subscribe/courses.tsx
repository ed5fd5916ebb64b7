import { subscribePage } from "@academy/content/pages/subscribe-page";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLoadedWhenNear } from "../../../lib/near-viewport.ts";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { Skeleton } from "../../../ui/waiting/skeleton.tsx";

const { heading, lead } = subscribePage.courses;

/**
 * The courses that are published, asked for when their place is near. The place is kept from the page's first moment,
 * far below what is seen then, and given up when there is nothing to put there.
 */
export function Courses() {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const load = useCallback(
    () =>
      import("./load-course-rows.tsx").then(({ loadCourseRows }) => loadCourseRows(client)).catch(() => []),
    [client],
  );
  const { part: rows, ref } = useLoadedWhenNear(load);
  if (!isHydrated || rows?.length === 0) return null;
  return (
    <section ref={ref} aria-labelledby="courses-heading" className="py-section edge-t-line">
      <div className="column">
        <SectionHeading id="courses-heading" title={heading} lead={lead} />
        <ul className="mt-8">{rows ?? <Places />}</ul>
      </div>
    </section>
  );
}

/** As many as an academy starts with. */
function Places() {
  return ["first", "second", "third", "fourth"].map((key) => (
    <li key={key} className="course-row">
      <Skeleton className="course-row-cover" />
      <Skeleton className="h-8 w-3/5" />
    </li>
  ));
}
