import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { mediaFile } from "@academy/contract/calls/studio/media";
import { pathOf } from "@academy/contract/path-of";
import type { MediaItem } from "@academy/contract/studio/media";
import { useRef, useState } from "react";
import { Button } from "../../../../../ui/buttons/button.tsx";
import { Dialog } from "../../../../../ui/modal/dialog.tsx";
import { UploadList } from "../../../media/uploads/upload-list.tsx";
import { uploadStore } from "../../../media/uploads/upload-store.ts";
import { drawFrame } from "./draw-frame.ts";
import { nameOfFrame } from "./frame-name.ts";

const words = studioLessonPage.film;

type FrameDialogProps = {
  media: MediaItem;
  place: string;
  onChoose: (pictureId: string) => void;
  onClose: () => void;
};

/** A frame of the film, drawn in the browser and uploaded as a picture like any other. */
export function FrameDialog({ media, place, onChoose, onClose }: FrameDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const take = async () => {
    setBusy(true);
    const blob = video.current && (await drawFrame(video.current));
    if (!blob) {
      setBusy(false);
      return setProblem(words.frameFailed);
    }
    const name = nameOfFrame(media.name, video.current?.currentTime ?? 0);
    await uploadStore.start(new File([blob], name, { type: blob.type }), { place, onDone: onChoose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.frameTitle}
      description={words.frameHint}
      actions={
        <Button isBusy={isBusy} onClick={() => void take()}>
          {isBusy ? words.frameBusy : words.frameUse}
        </Button>
      }
    >
      <video
        ref={video}
        className="w-full max-h-80 rounded-soft"
        controls
        muted
        preload="auto"
        src={pathOf(mediaFile, { params: { id: media.id } })}
        aria-label={media.name}
      />
      <p role="alert" className="field-error">
        {problem}
      </p>
      <UploadList place={place} />
    </Dialog>
  );
}
