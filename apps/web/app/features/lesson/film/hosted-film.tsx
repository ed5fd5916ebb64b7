import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import type { LessonView } from "@academy/contract/learning/lessons";
import { Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Tick } from "../../progress/public.ts";
import { Chapters } from "./chapters.tsx";
import { Transcript } from "./transcript.tsx";

const words = lessonPage.film;

type HostedFilmProps = {
  title: string;
  film: NonNullable<LessonView["video"]>;
  hosted: NonNullable<NonNullable<LessonView["video"]>["hosted"]>;
  /** Where it opens, for somebody who comes for this moment. */
  opensAtSeconds?: number | undefined;
  poster: ReactNode;
  /** What stands beside it on a desk. */
  beside?: ReactNode;
  /** Only they can say so: what plays in another host's frame nobody sees. Without it, nothing is counted. */
  watched?: { isWatched: boolean; onWatched: () => void };
};

/** Before the first line: where the host's player stands nobody here knows. */
const nowhere = -1;

/**
 * A film at a video host. Until somebody presses play, or chooses a moment, there is a picture of our own, and nothing from
 * the host. Each host's player can be asked to begin at a moment; where it is after that, it tells nobody.
 */
export function HostedFilm(props: HostedFilmProps) {
  const { title, film, hosted, opensAtSeconds = 0, poster, beside, watched } = props;
  /** From where on it plays; each choice is another one, also of the same moment. */
  const [chosen, choose] = useState<{ seconds: number; count: number }>();
  const goTo = (seconds: number) => choose((before) => ({ seconds, count: (before?.count ?? 0) + 1 }));
  const positionSeconds = chosen && chosen.seconds > 0 ? chosen.seconds : nowhere;
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that was pressed is gone: the keyboard goes on in the player.
  useEffect(() => {
    if (chosen) frame.current?.focus({ preventScroll: true });
  }, [chosen]);
  const host = { host: hosted.name };
  return (
    <section aria-label={fillWords(words.label, { title })} className="film-plate">
      <div className="film">
        <div className="film-screen is-hosted">
          {chosen ? (
            <iframe
              key={chosen.count}
              ref={frame}
              src={playerFrom(hosted.playerUrl, chosen.seconds)}
              title={title}
              allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
              allowFullScreen
            />
          ) : (
            <>
              {poster}
              <button
                type="button"
                className="film-hosted-play"
                aria-label={fillWords(words.hosted.play, { title })}
                onClick={() => goTo(opensAtSeconds)}
              />
              <span aria-hidden="true" className="film-begin">
                <Play />
              </span>
            </>
          )}
        </div>
        <p className="film-silent pt-3">{fillWords(words.hosted.note, host)}</p>
      </div>
      {beside}
      <Transcript cues={film.cues} positionSeconds={positionSeconds} onChoose={goTo} />
      <div className="film-foot">
        <Chapters chapters={film.chapters} positionSeconds={positionSeconds} onChoose={goTo} />
        {watched && (
          <div>
            <p role="status">
              {watched.isWatched && (
                <>
                  <Tick /> {words.hosted.isWatched}
                </>
              )}
            </p>
            {!watched.isWatched && (
              <Button variant="quiet" size="small" onClick={watched.onWatched}>
                {words.hosted.watched}
              </Button>
            )}
          </div>
        )}
        <a href={hosted.pageUrl} target="_blank" rel="noreferrer" className="text-link">
          {fillWords(words.hosted.elsewhere, host)}
        </a>
      </div>
    </section>
  );
}

const playerFrom = (url: string, seconds: number) =>
  seconds >= 1 ? `${url}?at=${Math.floor(seconds)}` : url;
