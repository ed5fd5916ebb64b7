import { studioMediaPage } from "@academy/content/pages/studio/media-page";
import { mediaFile } from "@academy/contract/calls/studio/media";
import { pathOf } from "@academy/contract/path-of";
import { useState } from "react";

const isUnreadable = (error: MediaError | null) =>
  error?.code === MediaError.MEDIA_ERR_DECODE || error?.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED;
type Props = { film: { id: string; name: string } };

/** A film of the library, to be played in the studio; says it where this browser hears it but sees nothing. */
export function FilmPlayer({ film: { id, name } }: Props) {
  const [blind, setBlind] = useState<string>();
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: its captions belong to the lesson that shows it. */}
      <video
        className="w-full max-h-80 rounded-soft"
        controls
        preload="metadata"
        src={pathOf(mediaFile, { params: { id } })}
        aria-label={name}
        onLoadedMetadata={({ currentTarget }) => setBlind(currentTarget.videoWidth === 0 ? id : undefined)}
        onError={({ currentTarget }) => setBlind(isUnreadable(currentTarget.error) ? id : undefined)}
      />
      <p role="status" className="field-error">
        {blind === id && studioMediaPage.noPicture}
      </p>
    </>
  );
}
