import { welcomeVideo } from "@academy/content/pages/blueprint/page";
import { firstFilm } from "@academy/content/welcome-film";
import type { VideoSource } from "./video-source.ts";

const { videoTitle, captionsLabel, poster, film } = welcomeVideo;

/** With controls and without full screen, from our own files or in the frame of a provider. */
export function VideoPlayer({ source }: { source: VideoSource }) {
  if (source.kind === "player") {
    return (
      <iframe
        ref={takeFocus}
        src={source.address}
        title={videoTitle}
        allow="autoplay; encrypted-media; fullscreen 'none'"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film of the library may have none; what it says is in the transcript.
    <video
      ref={watch}
      aria-label={videoTitle}
      poster={film === firstFilm ? poster : undefined}
      controls
      controlsList="nofullscreen"
      playsInline
      autoPlay
    >
      {source.files.map(({ address, type }) => (
        <source key={address} src={address} type={type} />
      ))}
      {source.captions && (
        <track
          kind="captions"
          src={source.captions}
          srcLang="en"
          label={captionsLabel}
          default={source.hasCaptionsAtFirst}
        />
      )}
    </video>
  );
}

/** The button that was pressed is gone; the keyboard goes on from here. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Not every browser knows the list of controls to leave out: where full screen opens all the same, it closes again. */
function watch(video: HTMLVideoElement) {
  const leave = () => {
    if (document.fullscreenElement === video) void document.exitFullscreen();
  };
  takeFocus(video);
  video.addEventListener("fullscreenchange", leave);
  return () => video.removeEventListener("fullscreenchange", leave);
}
