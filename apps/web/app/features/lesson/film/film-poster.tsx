import type { LessonView } from "@academy/contract/lessons";
import { Mandala } from "../../archetypes/public.ts";
import { drawingOf } from "../lesson-drawing.ts";

/** What a film shows before it is played: its title, where it belongs, and the lesson's drawing. The page says the same in words. */
export function FilmPoster({ lesson: { title, course, module, number } }: { lesson: LessonView }) {
  return (
    <div aria-hidden="true" className="film-poster">
      <div className="film-poster-drawing">
        <Mandala archetype={drawingOf(number)} />
      </div>
      <div className="film-poster-words">
        <p>{course.title}</p>
        <p className="film-poster-title">{title}</p>
        <p>{module.title}</p>
      </div>
    </div>
  );
}
