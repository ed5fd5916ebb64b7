import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import type { DrawingName } from "@academy/content/pictures";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { LibraryPicture } from "../../../lesson/public.ts";
import { drawingSource } from "../../../pictures/public.ts";
import type { ShownPicture } from "../page-words.ts";
import type { Mark } from "../prepare-preview.ts";

const words = studioPagesPage.pictures;

/** What a drawing is said to show, where a picture of the library or nothing has taken its place. */
export const isOfDrawing = (path: string, edits: Readonly<Record<string, unknown>>): boolean =>
  path.endsWith(".alt") && edits[path.slice(0, -".alt".length)] !== undefined;

type PicturePlaceProps = {
  part: string;
  path: string;
  problem: { field: string; sentence: string } | undefined;
  label: string;
  shown: ShownPicture | null;
  onPicture: (mark: Mark) => void;
  /** Where there may be none. */
  onNone?: (() => void) | undefined;
};

/** A place for a picture as the list of texts has it. */
export function PicturePlace({ part, path, problem, label, shown, onPicture, onNone }: PicturePlaceProps) {
  const isDrawing = shown !== null && "drawing" in shown;
  return (
    <div className="field picture-place">
      <p className="field-label">{label}</p>
      <div className="flex items-center gap-4">
        {shown && (
          <div className="picture-place-shown">
            {"drawing" in shown ? (
              <img src={drawingSource(shown.drawing as DrawingName)} alt="" />
            ) : (
              <LibraryPicture picture={shown} alt="" sizes="8rem" isCropped />
            )}
          </div>
        )}
        <div>
          <p className="studio-small">{shown ? (isDrawing ? words.drawing : shown.alt) : words.none}</p>
          <Button
            size="small"
            variant="secondary"
            data-word={`${part}:${path}`}
            aria-label={fillWords(shown ? words.changeNamed : words.chooseNamed, { place: label })}
            onClick={() => onPicture({ key: part, path })}
          >
            {shown ? words.change : words.choose}
          </Button>
          {shown && onNone && (
            <Button
              size="small"
              variant="quiet"
              aria-label={fillWords(words.removeNamed, { place: label })}
              onClick={onNone}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      {problem?.field === `${part}:${path}` && (
        <p role="alert" className="field-error">
          {problem.sentence}
        </p>
      )}
    </div>
  );
}
