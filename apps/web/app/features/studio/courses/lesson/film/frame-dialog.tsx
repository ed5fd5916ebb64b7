import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import { mediaFile } from "@academy/contract/calls/studio-media";
import { pathOf } from "@academy/contract/path-of";
import type { MediaItem } from "@academy/contract/studio-media";
import { useRef, useState } from "react";
import { fillWords } from "../../../../../lib/text/fill-words.ts";
import { formatPosition } from "../../../../../lib/text/format-duration.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Dialog } from "../../../../../ui/modal/dialog.tsx";
import { UploadList } from "../../../media/uploads/upload-list.tsx";
import { uploadStore } from "../../../media/uploads/upload-store.ts";

const words = studioLessonPage.film;

type FrameDialogProps = { media: MediaItem; onChoose: (pictureId: string) => void; onClose: () => void };

/** A frame of the film, drawn in the browser and uploaded as a picture like any other. */
export function FrameDialog({ media, onChoose, onClose }: FrameDialogProps) {
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
    const position = formatPosition(video.current?.currentTime ?? 0).replaceAll(":", ".");
    const name = fillWords(words.frameName, { name: media.name.replace(/\.\w+$/, ""), position });
    await uploadStore.start(new File([blob], name, { type: blob.type }), { onDone: onChoose });
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
        className="media-film"
        controls
        muted
        preload="auto"
        src={pathOf(mediaFile, { params: { id: media.id } })}
        aria-label={media.name}
      />
      <p role="alert" className="field-error">
        {problem}
      </p>
      <UploadList />
    </Dialog>
  );
}

/** Nothing where the browser has no frame, or can't draw it. */
function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext("2d");
  if (!context || video.readyState < 2 || canvas.width === 0) return Promise.resolve(null);
  context.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
