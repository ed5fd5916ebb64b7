import { welcomeVideo } from "@academy/content/pages/blueprint/page";
import { firstFilm } from "@academy/content/welcome-film";
import { Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { Picture } from "../../pictures/public.ts";
import { VideoPlayer } from "./video-player.tsx";
import { welcomeVideoSource } from "./video-source.ts";

const { eyebrow, heading, caption, playLabel, poster, posterAlt, providerNote, transcript, transcriptLabel } =
  welcomeVideo;
const { film, stillPicture } = welcomeVideo;

/** Where it can't be loaded, the browser's own player takes its place. */
const WelcomeFilm = lazy(() =>
  import("./welcome-film.tsx").then(
    (module) => ({ default: module.WelcomeFilm }),
    () => ({ default: VideoPlayer }),
  ),
);

/** The sample's own picture, or the one that the owner has put before another film. */
const picture =
  film === firstFilm ? (
    <img src={poster} alt={posterAlt} width={960} height={540} loading="lazy" decoding="async" />
  ) : (
    <Picture of={stillPicture} shape="wide" className="blueprint-still" />
  );

/** A picture of the video. The video itself is loaded when somebody wants to see it, and from nowhere before. */
export function WelcomeVideo() {
  const [isWanted, setWanted] = useState(false);
  return (
    <section aria-labelledby="welcome-heading" className="column blueprint-welcome">
      <div>
        <SectionHeading id="welcome-heading" eyebrow={eyebrow} title={heading} lead={caption} />
        <details className="fold max-w-text">
          <summary>{transcriptLabel}</summary>
          {transcript.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      </div>
      <div>
        <div className="blueprint-screen">
          {isWanted ? (
            <Suspense fallback={picture}>
              {welcomeVideoSource.kind === "files" ? (
                <WelcomeFilm source={welcomeVideoSource} />
              ) : (
                <VideoPlayer source={welcomeVideoSource} />
              )}
            </Suspense>
          ) : (
            <>
              {picture}
              <button
                type="button"
                aria-label={playLabel}
                className={film === firstFilm ? "blueprint-play" : "blueprint-play blueprint-play-middle"}
                onClick={() => setWanted(true)}
              >
                <Play aria-hidden="true" />
              </button>
            </>
          )}
        </div>
        {welcomeVideoSource.kind === "player" && (
          <p className="mt-3 text-ink-soft text-small">
            {providerNote.replace("{provider}", welcomeVideoSource.provider)}
          </p>
        )}
        <noscript>
          <p className="mt-3">
            <a href={addressOf(welcomeVideoSource)} className="text-link">
              {playLabel}
            </a>
          </p>
        </noscript>
      </div>
    </section>
  );
}

const addressOf = (source: typeof welcomeVideoSource) =>
  source.kind === "files" ? source.files[0]?.address : source.address;
