import { libraryPage } from "@academy/content/pages/learning/library-page";
import type { LibraryHit } from "@academy/contract/learning/library";
import { Link } from "react-router";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatPosition } from "../../lib/text/format-duration.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import {
  bookmarkPath,
  coursePath,
  lessonPath,
  momentPath,
  planPath,
  workbookPath,
} from "../progress/public.ts";

type HitProps = {
  hit: LibraryHit;
  /** What the kinds of places are called, where that is not as everywhere. */
  kinds?: Readonly<Record<LibraryHit["kind"], string>>;
};

/** Where it is, and the words around it. */
export function Hit({ hit, kinds = libraryPage.kinds }: HitProps) {
  const { kind, course, title, seconds, opensAt } = hit;
  return (
    <li className="library-hit">
      <p className="text-gold-deep type-small">
        {kinds[kind]}
        {seconds !== null && ` ${fillWords(libraryPage.at, { position: formatPosition(seconds) })}`}
        {" · "}
        {course.title}
        {opensAt && ` · ${fillWords(libraryPage.opens, { day: formatDay(opensAt) })}`}
      </p>
      <h2 className="text-heading">
        <Link to={pathOf(hit)} className="hover:underline">
          {title}
        </Link>
      </h2>
      <p>
        {hit.before}
        <mark>{hit.hit}</mark>
        {hit.after}
      </p>
    </li>
  );
}

function pathOf({ kind, course, lessonId, slug, bookmarkId, seconds }: LibraryHit): string {
  if (kind === "plan") return planPath(course.id);
  if (lessonId && bookmarkId) return bookmarkPath(course.id, lessonId, bookmarkId);
  if (lessonId && seconds !== null) return momentPath(course.id, lessonId, seconds);
  if (lessonId) return lessonPath(course.id, lessonId);
  return slug ? workbookPath(course.id, slug) : coursePath(course.id);
}
