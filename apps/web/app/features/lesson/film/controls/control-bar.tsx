import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Volume2,
  VolumeX,
} from "lucide-react";
import { type RefObject, useSyncExternalStore } from "react";
import { IconButton } from "../../../../ui/buttons/icon-button.tsx";
import { speeds } from "./film-keys.ts";
import { SeekBar } from "./seek-bar.tsx";
import { type FilmControls, hasPictureInPicture, togglePictureInPicture } from "./use-film-controls.ts";

const words = lessonPage.film;

type ControlBarProps = {
  controls: FilmControls;
  video: RefObject<HTMLVideoElement | null>;
  positionSeconds: number;
  length: number;
  hasSound: boolean;
  isPlaying: boolean;
  hasCaptionTrack?: boolean;
  /** Without it there is neither a larger picture nor one beside the page. */
  hasFullScreen?: boolean;
};

export function ControlBar(props: ControlBarProps) {
  const {
    controls,
    video,
    positionSeconds,
    length,
    hasSound,
    isPlaying,
    hasCaptionTrack = true,
    hasFullScreen = true,
  } = props;
  const isFullScreen = useFullScreen();
  const { isMuted, hasCaptions } = controls;
  return (
    <div className="film-bar">
      <SeekBar positionSeconds={positionSeconds} length={length} onSeek={controls.goTo} />
      <div className="film-buttons">
        <IconButton
          label={isPlaying ? words.pause : words.play}
          icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={controls.toggle}
        />
        {hasSound && (
          <IconButton
            label={words.mute}
            aria-pressed={isMuted}
            icon={isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
            onClick={controls.toggleSound}
          />
        )}
        <SpeedChoice rate={controls.rate} onChoose={controls.chooseRate} />
        {hasCaptionTrack && (
          <IconButton
            label={words.captions}
            aria-pressed={hasCaptions}
            icon={hasCaptions ? <Captions aria-hidden="true" /> : <CaptionsOff aria-hidden="true" />}
            onClick={controls.toggleCaptions}
          />
        )}
        {hasFullScreen && hasPictureInPicture() && (
          <IconButton
            label={words.picture}
            icon={<PictureInPicture2 aria-hidden="true" />}
            onClick={() => video.current && void togglePictureInPicture(video.current)}
          />
        )}
        {hasFullScreen && (
          <IconButton
            label={words.fullScreen}
            aria-pressed={isFullScreen}
            icon={isFullScreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
            onClick={controls.toggleScreen}
          />
        )}
      </div>
    </div>
  );
}

function subscribe(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

const useFullScreen = () => useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

function SpeedChoice({ rate, onChoose }: { rate: number; onChoose: (rate: number) => void }) {
  return (
    <select
      aria-label={lessonPage.film.speed}
      value={rate}
      onChange={(event) => onChoose(Number(event.target.value))}
      className="film-speed"
    >
      {speeds.map((speed) => (
        <option key={speed} value={speed}>
          {speed}×
        </option>
      ))}
    </select>
  );
}
