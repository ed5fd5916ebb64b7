import type { LessonView } from "@academy/contract/learning/lessons";
import { Mandala } from "../../archetypes/public.ts";
import { drawingOf } from "../lesson-drawing.ts";
import { LibraryPicture } from "../text/library-picture.tsx";

/** What a film shows before it is played: its title, where it belongs, and the lesson's drawing. The page says the same in words. */
export function FilmPoster({ lesson: { title, course, module, number, video } }: { lesson: LessonView }) {
  if (video?.poster) {
    return (
      <div aria-hidden="true" className="film-poster is-picture">
        <LibraryPicture picture={video.poster} alt="" sizes="(width < 60rem) 100vw, 60rem" isCropped />
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="film-poster">
      <div className="film-poster-drawing">
        <Mandala archetype={drawingOf(number)} />
      </div>
      <div className="film-poster-words">
        <p>{course.title}</p>
        <p className="film-poster-title">{title}</p>
        {!course.isShelf && <p>{module.title}</p>}
      </div>
    </div>
  );
}
