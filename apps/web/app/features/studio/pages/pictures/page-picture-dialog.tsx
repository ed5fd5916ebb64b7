import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import type { PictureView } from "@academy/contract/pictures";
import { type FormEvent, useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { useRefusal } from "../../../../ui/form/go-to-refusal.ts";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { AltField } from "../../media/alt-field.tsx";
import { FocalPoint } from "../../media/focal-point.tsx";
import { MediaPicker } from "../../media/media-picker.tsx";
import type { ShownPicture } from "../page-words.ts";

const words = studioPagesPage.pictures;

type PagePictureDialogProps = {
  /** What is there now, and what was there first. */
  place: { shown: ShownPicture | null; first: ShownPicture | null } | undefined;
  /** Null puts back what was there first. */
  onChange: (picture: PictureView | null) => void;
  onClose: () => void;
};

/** Another picture for a place of a page: chosen or uploaded, then described and held where it matters. */
export function PagePictureDialog({ place, onChange, onClose }: PagePictureDialogProps) {
  const now = place?.shown && !("drawing" in place.shown) ? place.shown : undefined;
  const [chosen, setChosen] = useState<PictureView | undefined>(now);
  if (!chosen) {
    return (
      <MediaPicker
        kinds={["picture"]}
        onChoose={({ picture }) => picture && setChosen(picture)}
        onClose={onClose}
      />
    );
  }
  return (
    <Describe
      // Another picture is described anew.
      key={chosen.id}
      picture={chosen}
      onUse={onChange}
      onOther={() => setChosen(undefined)}
      onClose={onClose}
      onRemove={now ? () => onChange(null) : undefined}
      removeLabel={
        !place?.first ? words.remove : "drawing" in place.first ? words.backToDrawing : words.backToFirst
      }
    />
  );
}

type DescribeProps = {
  picture: PictureView;
  onUse: (picture: PictureView) => void;
  onOther: () => void;
  onClose: () => void;
  onRemove: (() => void) | undefined;
  removeLabel: string;
};

function Describe({ picture, onUse, onOther, onClose, onRemove, removeLabel }: DescribeProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY });
  const [problem, setProblem] = useState("");
  const { room, refuse } = useRefusal<HTMLFormElement>();
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (alt.trim() === "") {
      setProblem(words.noAlt);
      return refuse();
    }
    onUse({ ...picture, alt: alt.trim(), focalX: point.x, focalY: point.y });
  };
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={words.cancel}>
      <form ref={room} className="form" onSubmit={use} noValidate>
        <FocalPoint picture={picture} point={point} onChange={setPoint} />
        <AltField alt={alt} onChange={setAlt} problem={problem} />
        <div className="form-actions">
          <Button type="submit">{words.use}</Button>
          <Button variant="secondary" onClick={onOther}>
            {words.other}
          </Button>
          {onRemove && (
            <Button variant="quiet" onClick={onRemove}>
              {removeLabel}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
