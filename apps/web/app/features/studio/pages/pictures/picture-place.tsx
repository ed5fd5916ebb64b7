import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import type { DrawingName } from "@academy/content/pictures";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { LibraryPicture } from "../../../lesson/public.ts";
import { drawingSource } from "../../../pictures/public.ts";
import type { ShownPicture } from "../page-words.ts";
import type { Mark } from "../prepare-preview.ts";

const words = studioPagesPage.pictures;

/** What a drawing is said to show, where a picture of the library has taken its place. */
export const isOfDrawing = (path: string, edits: Readonly<Record<string, unknown>>): boolean =>
  path.endsWith(".alt") && typeof edits[path.slice(0, -".alt".length)] === "object";

type PicturePlaceProps = {
  part: string;
  path: string;
  problem: { field: string; sentence: string } | undefined;
  label: string;
  shown: ShownPicture;
  onPicture: (mark: Mark) => void;
};

/** A place for a picture as the list of texts has it. */
export function PicturePlace({ part, path, problem, label, shown, onPicture }: PicturePlaceProps) {
  const isDrawing = "drawing" in shown;
  return (
    <div className="field picture-place">
      <p className="field-label">{label}</p>
      <div className="flex items-center gap-4">
        <div className="picture-place-shown">
          {isDrawing ? (
            <img src={drawingSource(shown.drawing as DrawingName)} alt="" />
          ) : (
            <LibraryPicture picture={shown} alt="" sizes="8rem" isCropped />
          )}
        </div>
        <div>
          <p className="studio-small">{isDrawing ? words.drawing : shown.alt}</p>
          <Button
            size="small"
            variant="secondary"
            data-word={`${part}:${path}`}
            aria-label={fillWords(words.changeNamed, { place: label })}
            onClick={() => onPicture({ key: part, path })}
          >
            {words.change}
          </Button>
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
