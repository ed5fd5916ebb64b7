import { pictureIdOf } from "@academy/contract/fields/media";
import type { PictureView } from "@academy/contract/pictures";
import { createContext, useContext } from "react";
import { LibraryPicture } from "./library-picture.tsx";

/** The pictures that a text names, as far as they are known. */
export const TextPictures = createContext<readonly PictureView[]>([]);

/** A picture of the library. None comes from another host: of those the words stay. */
export function TextPicture({ address, alt }: { address: string; alt: string }) {
  const pictures = useContext(TextPictures);
  const id = pictureIdOf(address);
  if (!id) return alt;
  const picture = pictures.find((each) => each.id === id);
  if (!picture) return <img src={address} alt={alt} loading="lazy" className="lesson-picture" />;
  return (
    <span className="lesson-picture">
      <LibraryPicture picture={picture} alt={alt || picture.alt} sizes="(width < 40rem) 92vw, 38rem" />
    </span>
  );
}
