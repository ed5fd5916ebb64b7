import { lessonPage } from "@academy/content/pages/lesson-page";
import type { LessonView } from "@academy/contract/lessons";
import { Play } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Tick } from "../../progress/public.ts";

const words = lessonPage.film;

type HostedFilmProps = {
  title: string;
  hosted: NonNullable<NonNullable<LessonView["video"]>["hosted"]>;
  poster: ReactNode;
  /** What stands beside it on a desk. */
  beside?: ReactNode;
  /** Only they can say so: what plays in another host's frame nobody sees. Without it, nothing is counted. */
  watched?: { isWatched: boolean; onWatched: () => void };
};

/** A film at a video host. Until somebody presses play there is a picture of our own, and nothing from the host. */
export function HostedFilm({ title, hosted, poster, beside, watched }: HostedFilmProps) {
  const [isWanted, setWanted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that was pressed is gone: the keyboard goes on in the player.
  useEffect(() => {
    if (isWanted) frame.current?.focus({ preventScroll: true });
  }, [isWanted]);
  const host = { host: hosted.name };
  return (
    <section aria-label={fillWords(words.label, { title })} className="film-plate">
      <div className="film">
        <div className="film-screen is-hosted">
          {isWanted ? (
            <iframe
              ref={frame}
              src={hosted.playerUrl}
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
                onClick={() => setWanted(true)}
              />
              <span aria-hidden="true" className="film-begin">
                <Play />
              </span>
            </>
          )}
        </div>
        <p className="film-silent film-hosted-note">{fillWords(words.hosted.note, host)}</p>
      </div>
      {beside}
      <div className="film-foot">
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
