import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { type ReactNode, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { formatPosition } from "../../../lib/text/format-duration.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import type { Viewing } from "../use-viewing.ts";
import { Chapters } from "./chapters.tsx";
import { ControlBar } from "./controls/control-bar.tsx";
import { useFilmControls } from "./controls/use-film-controls.ts";
import { useFilmKeys } from "./controls/use-film-keys.ts";
import { FilmScreen } from "./film-screen.tsx";
import { Transcript } from "./transcript.tsx";

const words = lessonPage.film;

type FilmProps = {
  title: string;
  film: NonNullable<LessonView["video"]>;
  /** Where it goes on. */
  startPositionSeconds: number;
  /** Where it opens instead, for somebody who comes for this moment. */
  opensAtSeconds?: number | undefined;
  /** Filled with what leads to a moment of it. */
  way?: RefObject<((positionSeconds: number) => void) | null>;
  /** What can be done about the moment it stands at. */
  moment?: (positionSeconds: number) => ReactNode;
  viewing: Viewing;
  /** Shown in its place until it is played. */
  poster: ReactNode;
  /** What stands beside it on a desk. */
  beside: ReactNode;
};

/** The film, what steers it, and its words below it. */
export function Film(props: FilmProps) {
  const { title, film, startPositionSeconds, opensAtSeconds, way, moment, viewing, poster, beside } = props;
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const controls = useFilmControls(frame, video);
  const { hasSound } = film;
  const [positionSeconds, setPositionSeconds] = useState(opensAtSeconds ?? startPositionSeconds);
  const [isPlaying, setPlaying] = useState(false);
  const [isResumed, setResumed] = useState(startPositionSeconds > 0 && opensAtSeconds === undefined);
  useFilmKeys(frame, { act: controls.act, hasSound });

  useImperativeHandle(way, () => controls.goTo);

  return (
    <section aria-label={fillWords(words.label, { title })} className="film-plate">
      <div ref={frame} className="film">
        <FilmScreen
          video={video}
          title={title}
          film={film}
          startPositionSeconds={opensAtSeconds ?? startPositionSeconds}
          viewing={viewing}
          poster={poster}
          isPlaying={isPlaying}
          onPosition={setPositionSeconds}
          onPlaying={setPlaying}
          onPress={controls.toggle}
        />
        <ControlBar
          controls={controls}
          video={video}
          positionSeconds={positionSeconds}
          length={film.lengthSeconds}
          hasSound={hasSound}
          hasCaptionTrack={film.captionsUrl !== null}
          isPlaying={isPlaying}
        />
        {!hasSound && film.cues.length > 0 && <p className="film-silent">{words.silent}</p>}
        <p className="sr-only" aria-live="polite">
          {controls.spoken}
        </p>
      </div>
      {beside}
      <Transcript cues={film.cues} positionSeconds={positionSeconds} onChoose={controls.goTo} />
      <div className="film-foot">
        <Chapters chapters={film.chapters} positionSeconds={positionSeconds} onChoose={controls.goTo} />
        {isResumed && (
          <p>
            {fillWords(words.resumed, { position: formatPosition(startPositionSeconds) })}{" "}
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
        {moment?.(positionSeconds)}
        <FilmHelp hasSound={hasSound} />
      </div>
    </section>
  );
}

const { keys, keysHint, keyList } = lessonPage.film;

/** A silent film has nothing to make louder. */
const keysOf = (hasSound: boolean) => keyList.filter((entry) => hasSound || !("needsSound" in entry));

export function FilmHelp({ hasSound }: { hasSound: boolean }) {
  return (
    <details className="film-help">
      <summary>{keys}</summary>
      <p>{keysHint}</p>
      <dl>
        {keysOf(hasSound).map((entry) => (
          <div key={entry.does}>
            <dt>
              {entry.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{entry.does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
