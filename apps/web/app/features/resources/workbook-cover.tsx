import type { ResourceView } from "@academy/contract/resources";
import { hueClass, Mandala } from "../archetypes/public.ts";

type WorkbookCoverProps = Pick<ResourceView, "title" | "archetype"> & { courseTitle: string };

/** A printed workbook's cover, small: the same drawing and words in the same places. The page says them beside it. */
export function WorkbookCover({ title, courseTitle, archetype }: WorkbookCoverProps) {
  return (
    <span aria-hidden="true" className="workbook-cover">
      <span className={`workbook-cover-drawing ${hueClass[archetype]}`}>
        <Mandala archetype={archetype} />
      </span>
      <span className="workbook-cover-words">
        <span className="workbook-cover-course">{courseTitle}</span>
        <span className="workbook-cover-title">{title}</span>
      </span>
    </span>
  );
}
