import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { LessonFilmBody } from "@academy/contract/studio/courses";
import { fillWords } from "../../../../../lib/text/fill-words.ts";
import { formatPosition } from "../../../../../lib/text/format-duration.ts";
import { Button } from "../../../../../ui/buttons/button.tsx";
import { Dialog } from "../../../../../ui/modal/dialog.tsx";

const words = studioLessonPage.film.otherFilm;

/** A film that was chosen to take this one's place. */
export type NextFilm = {
  body: Extract<LessonFilmBody, { kind: "media" | "hosted" }>;
  lengthSeconds?: number | undefined;
  isSame: boolean;
  onDone?: () => void;
};

type CaptionsQuestionProps = {
  /** When the last of them is over. */
  captionsEnd: number;
  /** Of the film that comes; where only its host knows, nothing. */
  lengthSeconds: number | undefined;
  onAnswer: (keepsCaptions: boolean) => void;
  onClose: () => void;
};

/** Captions belong to a film: whether another can use them, only whoever made both can say. */
export function CaptionsQuestion({ captionsEnd, lengthSeconds, onAnswer, onClose }: CaptionsQuestionProps) {
  const fits = lengthSeconds === undefined || captionsEnd <= lengthSeconds + 1;
  const times = { captions: formatPosition(captionsEnd), film: formatPosition(lengthSeconds ?? 0) };
  const said = lengthSeconds === undefined ? words.unknown : fits ? words.mayFit : words.tooLong;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={fillWords(said, times)}
      closeLabel={words.cancel}
    >
      <div className="form-actions">
        <Button variant={fits ? "primary" : "secondary"} onClick={() => onAnswer(true)}>
          {words.keep}
        </Button>
        <Button variant={fits ? "secondary" : "primary"} onClick={() => onAnswer(false)}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
