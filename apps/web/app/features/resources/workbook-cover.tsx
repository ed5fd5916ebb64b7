import type { ResourceView } from "@academy/contract/learning/resources";
import { hueClass, Mandala } from "../archetypes/public.ts";

type WorkbookCoverProps = Pick<ResourceView, "title" | "archetype" | "position"> & { courseTitle: string };

/** Grounds and places of the drawing, one after the other, so that no two neighbors look alike. */
const looks = ["is-cloth", "is-pale", "is-left", "is-deep", "is-foot"] as const;

/** A workbook's cover, small, in the hue of its course. The page says its words beside it. */
export function WorkbookCover({ title, courseTitle, archetype, position }: WorkbookCoverProps) {
  const look = looks[position % looks.length];
  return (
    <span aria-hidden="true" className={`workbook-cover ${look} ${hueClass[archetype]}`}>
      <span className="workbook-cover-drawing">
        <Mandala archetype={archetype} />
      </span>
      <span className="workbook-cover-words">
        <span className="workbook-cover-course">{courseTitle}</span>
        <span className="workbook-cover-title">{title}</span>
      </span>
    </span>
  );
}
