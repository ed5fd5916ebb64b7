import { type ComponentProps, useEffect, useRef, useState } from "react";
import { ControlBar } from "./controls/control-bar.tsx";
import type { FilmAction } from "./controls/film-keys.ts";
import { useFilmControls } from "./controls/use-film-controls.ts";
import { useFilmKeys } from "./controls/use-film-keys.ts";
import { FilmScreen } from "./film-screen.tsx";

type SmallFilmProps = {
  title: string;
  film: ComponentProps<typeof FilmScreen>["film"] & { hasSound: boolean; hasCaptionsAtFirst: boolean };
};

/** A film on a page that is about something else: its own controls over the picture, no full screen, and nobody counts what is seen. */
export function SmallFilm({ title, film }: SmallFilmProps) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [preferences] = useState(() => forThisFilm(film.hasCaptionsAtFirst));
  const controls = useFilmControls(frame, video, preferences);
  const [positionSeconds, setPositionSeconds] = useState(0);
  const [length, setLength] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const act = (action: FilmAction) => {
    if (action.kind !== "fullScreen") controls.act(action);
  };
  useFilmKeys(frame, { act, hasSound: film.hasSound });
  useBegin(video);
  return (
    <div
      ref={frame}
      className={isPlaying ? "film film-plate is-small is-playing" : "film film-plate is-small"}
    >
      <FilmScreen
        video={video}
        title={title}
        film={film}
        startPositionSeconds={0}
        viewing={nobody}
        isPlaying={isPlaying}
        onPosition={setPositionSeconds}
        onPlaying={setPlaying}
        onLength={setLength}
        onPress={controls.toggle}
      />
      <ControlBar
        controls={controls}
        video={video}
        positionSeconds={positionSeconds}
        length={length}
        hasSound={film.hasSound}
        isPlaying={isPlaying}
        hasFullScreen={false}
      />
      <p className="sr-only" aria-live="polite">
        {controls.spoken}
      </p>
    </div>
  );
}

const nobody = { tick() {}, stop() {}, interrupt() {}, move() {} };

/** What is chosen here says nothing about the films of lessons. */
const forThisFilm = (hasCaptions: boolean) => ({ read: () => ({ rate: 1, hasCaptions }), write() {} });

/** It was asked for: it plays, and the keyboard goes on from it, since the button that was pressed is gone. */
function useBegin(video: { current: HTMLVideoElement | null }) {
  useEffect(() => {
    video.current?.focus({ preventScroll: true });
    // A browser may refuse; the button to play is there.
    void video.current?.play().catch(() => {});
  }, [video]);
}
