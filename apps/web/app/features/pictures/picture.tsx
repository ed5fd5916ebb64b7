import type { Picture as PictureEntry } from "@academy/content/pictures";
import type { ComponentProps } from "react";
import { PictureSlot } from "../../ui/picture-slot.tsx";
import { drawings } from "./drawings.ts";

type PictureProps = Omit<ComponentProps<typeof PictureSlot>, "picture"> & { of: PictureEntry };

/** What the words say stands here: a picture of the owner's library, or one of our drawings until there is one. */
export function Picture({ of: entry, ...slot }: PictureProps) {
  const picture = "drawing" in entry ? { ...drawings[entry.drawing], ...entry } : entry;
  return <PictureSlot {...slot} picture={picture} />;
}
