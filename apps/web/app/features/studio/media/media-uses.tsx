import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import type { MediaUse } from "@academy/contract/studio/media";
import { Link } from "react-router";
import { studioCoursePath, studioLessonPath } from "../courses/paths.ts";

const words = studioMediaPage.details;

function pathOfPlace({ kind, id, courseId }: MediaUse["place"]): string {
  if (kind === "page") return `/studio/pages/${id}`;
  return kind === "lesson" ? studioLessonPath(courseId ?? "", id) : studioCoursePath(id);
}

export function MediaUses({ uses, useCount }: { uses: readonly MediaUse[]; useCount: number }) {
  return (
    <section className="media-part">
      <h3 className="field-label">{words.uses}</h3>
      {uses.length === 0 && <p className="studio-small">{words.notUsed}</p>}
      <ul className="grid gap-1 wrap-anywhere">
        {uses.map(({ role, place }) => (
          <li key={`${place.id} ${role}`}>
            {words.roles[role]}{" "}
            <Link className="text-link" to={pathOfPlace(place)}>
              <bdi>{place.title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {useCount > uses.length && <p className="studio-small">{words.more}</p>}
    </section>
  );
}
