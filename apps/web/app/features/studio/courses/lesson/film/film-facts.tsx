import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { mediaFile } from "@academy/contract/calls/studio/media";
import { pathOf } from "@academy/contract/path-of";
import type { StudioLesson } from "@academy/contract/studio/courses";
import { fillWords } from "../../../../../lib/text/fill-words.ts";
import { FilmPlayer } from "../../../media/film-player.tsx";

const words = studioLessonPage.film;

/** Which film it is, to be played here. */
export function FilmFacts({ film }: { film: StudioLesson["film"] }) {
  if (film.kind === "none") return <p>{words.none}</p>;
  if (film.hosted) {
    const { name: host, pageUrl } = film.hosted;
    return (
      <p className="wrap-anywhere weight-500">
        {fillWords(words.hosted.now, { host })}{" "}
        <a href={pageUrl} target="_blank" rel="noreferrer" className="text-link">
          {pageUrl}
        </a>
      </p>
    );
  }
  if (!film.media) return <p>{words.starter}</p>;
  const { id, name, kind } = film.media;
  return (
    <>
      {kind === "audio" ? (
        // biome-ignore lint/a11y/useMediaCaption: its captions are below, for learners.
        <audio
          className="w-full max-h-80 rounded-soft"
          controls
          preload="metadata"
          src={pathOf(mediaFile, { params: { id } })}
          aria-label={name}
        />
      ) : (
        <FilmPlayer film={{ id, name }} />
      )}
      <p className="wrap-anywhere weight-500">
        <bdi>{name}</bdi>
      </p>
    </>
  );
}
