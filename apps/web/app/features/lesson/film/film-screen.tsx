import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { Play } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import type { Viewing } from "../use-viewing.ts";

const words = lessonPage.film;

type FilmScreenProps = {
  video: RefObject<HTMLVideoElement | null>;
  title: string;
  film: Pick<NonNullable<LessonView["video"]>, "sources" | "captionsUrl"> & {
    /** Then its poster stays. */
    isAudio?: boolean;
  };
  startPositionSeconds: number;
  /** Who hears what is really played. */
  viewing: Pick<Viewing, "tick" | "stop" | "interrupt" | "move">;
  poster?: ReactNode;
  isPlaying: boolean;
  onPosition: (positionSeconds: number) => void;
  onPlaying: (isPlaying: boolean) => void;
  /** For whoever does not know how long it is. */
  onLength?: (seconds: number) => void;
  onPress: () => void;
};

/** The picture itself. It tells the viewing what really plays, and finds its position again when the line was down. */
export function FilmScreen(props: FilmScreenProps) {
  const { video, title, film, startPositionSeconds, viewing, poster } = props;
  const { isPlaying, onPosition, onPlaying, onLength, onPress } = props;
  const [isFailed, setFailed] = useState(false);
  // Somebody has played it, or gone to a place in it.
  const [isBegun, setBegun] = useState(false);
  // Where to go once there is something to go to; null as soon as the film stands there.
  const wanted = useRef<number | null>(startPositionSeconds);
  const lastPositionSeconds = useRef(startPositionSeconds);

  const settle = (element: HTMLVideoElement) => {
    onLength?.(element.duration);
    setFailed(false);
    if (wanted.current === null) return;
    if (wanted.current > 0) element.currentTime = wanted.current;
    else wanted.current = null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once. Drawn out of sight at first, its news may have come before anybody listened.
  useEffect(() => {
    if (video.current && video.current.readyState > 0) settle(video.current);
  }, []);
  const loadAgain = () => {
    wanted.current = lastPositionSeconds.current;
    video.current?.load();
  };
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener("online", loadAgain);
    return () => window.removeEventListener("online", loadAgain);
  });

  return (
    <div className="film-screen">
      {/* biome-ignore lint/a11y/useMediaCaption: a film of the owner's has them once she has brought them along. */}
      <video
        ref={video}
        aria-label={title}
        // Its keys work while it has the focus.
        tabIndex={0}
        preload="metadata"
        playsInline
        onClick={onPress}
        onLoadedMetadata={(event) => settle(event.currentTarget)}
        onPlay={() => {
          setBegun(true);
          onPlaying(true);
        }}
        onPause={({ currentTarget }) => {
          onPlaying(false);
          viewing.stop(currentTarget.currentTime, currentTarget.playbackRate);
        }}
        onTimeUpdate={({ currentTarget: element }) => {
          if (wanted.current !== null || element.seeking) return;
          lastPositionSeconds.current = element.currentTime;
          onPosition(element.currentTime);
          if (!element.paused) viewing.tick(element.currentTime, element.playbackRate);
        }}
        onSeeking={({ currentTarget }) => {
          viewing.interrupt();
          if (wanted.current === null) onPosition(currentTarget.currentTime);
        }}
        onSeeked={({ currentTarget }) => {
          if (wanted.current !== null) {
            wanted.current = null;
            return;
          }
          setBegun(true);
          viewing.move(currentTarget.currentTime);
        }}
        onError={() => setFailed(true)}
      >
        {film.sources.map(({ url, type }) => (
          // A browser that can play none of them says so at the last.
          <source
            key={url}
            src={url}
            type={type}
            onError={() => setFailed(url === film.sources.at(-1)?.url)}
          />
        ))}
        {film.captionsUrl && (
          <track
            kind="captions"
            src={film.captionsUrl}
            srcLang="en"
            label={words.captionsTrack}
            onLoad={({ currentTarget }) => liftCaptions(currentTarget.track)}
          />
        )}
      </video>
      {(!isBegun || film.isAudio) && !isFailed && poster}
      {!isPlaying && !isFailed && (
        <span aria-hidden="true" className="film-begin">
          <Play />
        </span>
      )}
      {isFailed && (
        <div role="alert" className="film-failure">
          <p>{words.failed}</p>
          <Button variant="secondary" onClick={loadAgain}>
            {words.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Off the edge of the picture: their last line ends here, in percent of its height. */
const lastLineEnds = 93;

/** Browsers that can't align a line by its end lift theirs in the style sheet. What a file places itself stays where it is. */
function liftCaptions(track: TextTrack) {
  for (const cue of track.cues ?? []) {
    if (!(cue instanceof VTTCue) || !("lineAlign" in cue) || cue.line !== "auto") continue;
    cue.snapToLines = false;
    cue.line = lastLineEnds;
    cue.lineAlign = "end";
  }
}
