import { studioOwnPages } from "@academy/content/pages/studio/own-pages";
import { pictureAddress } from "@academy/contract/fields/media";
import type { MediaItem } from "@academy/contract/studio/media";
import type { Section } from "@academy/contract/visitors/own-pages";
import { useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { LibraryPicture } from "../../../lesson/public.ts";
import { MediaPicker } from "../../media/media-picker.tsx";

const words = studioOwnPages.fields;
type PictureSection = Extract<Section, { kind: "picture" }>;

type SectionPictureProps = {
  section: PictureSection;
  error: string | undefined;
  onChange: (section: PictureSection) => void;
};

/** The picture of a section, from the library. */
export function SectionPicture({ section, error, onChange }: SectionPictureProps) {
  const [isChoosing, setChoosing] = useState(false);
  const choose = ({ id, alt, picture }: MediaItem) => {
    setChoosing(false);
    if (!picture) return;
    // What was written of the picture before belongs to that one.
    onChange({ ...section, src: pictureAddress(id), alt: alt || section.alt, picture });
  };
  return (
    <div className="field picture-place">
      <p className="field-label">{words.src}</p>
      <div className="flex items-center gap-4">
        {section.src !== "" && (
          <div className="picture-place-shown">
            {section.picture ? (
              <LibraryPicture picture={section.picture} alt="" sizes="8rem" isCropped />
            ) : (
              <img src={section.src} alt="" />
            )}
          </div>
        )}
        <Button size="small" variant="secondary" onClick={() => setChoosing(true)}>
          {section.src === "" ? words.choosePicture : words.changePicture}
        </Button>
      </div>
      {error && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
      {isChoosing && <MediaPicker kinds={["picture"]} onChoose={choose} onClose={() => setChoosing(false)} />}
    </div>
  );
}
