import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { MediaItem } from "@academy/contract/studio/media";
import { useState } from "react";
import { Button } from "../../../../../ui/buttons/button.tsx";
import { LibraryPicture } from "../../../../lesson/public.ts";
import { MediaPicker } from "../../../media/media-picker.tsx";
import { UploadList } from "../../../media/uploads/upload-list.tsx";
import { FrameDialog } from "./frame-dialog.tsx";

const words = studioLessonPage.film;

type FilmPosterChoiceProps = {
  /** Where what is uploaded for it is shown. */
  place: string;
  /** Where it is a film of the library, of which a frame can be taken. */
  media: MediaItem | null;
  poster: MediaItem | null;
  /** A frame of the film is on its way by itself. */
  isTaking: boolean;
  onChoose: (posterId: string | null) => void;
};

/** What is shown until the film is played: a picture of the library, or a frame of the film that becomes one. */
export function FilmPosterChoice({ place, media, poster, isTaking, onChoose }: FilmPosterChoiceProps) {
  const [open, setOpen] = useState<"picture" | "frame">();
  const choose = (id: string) => {
    setOpen(undefined);
    onChoose(id);
  };
  return (
    <div className="media-part">
      <h3 className="field-label">{words.poster}</h3>
      {poster?.picture ? (
        <div className="picture-described">
          <LibraryPicture picture={poster.picture} sizes="20rem" />
        </div>
      ) : (
        <p role="status" className="studio-small">
          {isTaking ? words.frameTaking : words.noPoster}
        </p>
      )}
      <div className="form-actions">
        {media?.kind === "film" && (
          <Button variant="secondary" size="small" onClick={() => setOpen("frame")}>
            {words.takeFrame}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={() => setOpen("picture")}>
          {words.choosePoster}
        </Button>
        {poster && (
          <Button variant="quiet" size="small" onClick={() => onChoose(null)}>
            {words.removePoster}
          </Button>
        )}
      </div>
      <UploadList place={place} />
      <p className="field-hint">{words.posterHint}</p>
      {open === "picture" && (
        <MediaPicker
          kinds={["picture"]}
          place={place}
          onChoose={({ id }) => choose(id)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === "frame" && media && (
        <FrameDialog media={media} place={place} onChoose={choose} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}
