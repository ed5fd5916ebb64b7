import { lessonPage } from "@academy/content/lesson-page";
import type { LessonView } from "@academy/contract/lessons";
import { useRef, useState } from "react";
import { fillWords } from "../../../lib/fill-words.ts";
import { formatPosition } from "../../../lib/format-duration.ts";
import { Button } from "../../../ui/button.tsx";
import type { Viewing } from "../use-viewing.ts";
import { ControlBar } from "./control-bar.tsx";
import { FilmHelp } from "./film-help.tsx";
import { FilmScreen } from "./film-screen.tsx";
import { Transcript } from "./transcript.tsx";
import { useFilm } from "./use-film.ts";
import { useFilmKeys } from "./use-film-keys.ts";

const words = lessonPage.film;

type FilmProps = {
  title: string;
  film: NonNullable<LessonView["video"]>;
  /** Where it goes on. */
  startAt: number;
  viewing: Viewing;
};

/** The film, what steers it, and its words beside it. */
export function Film({ title, film, startAt, viewing }: FilmProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const controls = useFilm(frame, video);
  const [place, setPlace] = useState(startAt);
  const [isPlaying, setPlaying] = useState(false);
  const [isResumed, setResumed] = useState(startAt > 0);
  useFilmKeys(frame, controls.act);

  return (
    <section aria-label={fillWords(words.label, { title })} className="film-plate">
      <div ref={frame} className="film">
        <FilmScreen
          video={video}
          title={title}
          film={film}
          startAt={startAt}
          viewing={viewing}
          isPlaying={isPlaying}
          onPlace={setPlace}
          onPlaying={setPlaying}
          onPress={controls.toggle}
        />
        <ControlBar
          controls={controls}
          video={video}
          place={place}
          length={film.lengthSeconds}
          isPlaying={isPlaying}
        />
        <p className="sr-only" aria-live="polite">
          {controls.spoken}
        </p>
      </div>
      <Transcript cues={film.cues} place={place} onChoose={controls.goTo} />
      <div className="film-foot">
        {isResumed && (
          <p>
            {fillWords(words.resumed, { place: formatPosition(startAt) })}{" "}
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                controls.goTo(0);
                setResumed(false);
                video.current?.focus();
              }}
            >
              {words.fromStart}
            </Button>
          </p>
        )}
        <FilmHelp />
      </div>
    </section>
  );
}
