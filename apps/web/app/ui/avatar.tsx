import { UserRound } from "lucide-react";
import { useState } from "react";
import { initialsOf } from "../lib/text/initials.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type AvatarProps = {
  firstName?: string | null;
  lastName?: string | null;
  imageUrl?: string | null;
  size?: "small" | "medium" | "large";
  /** When the name does not stand beside it. Otherwise it is decoration. */
  label?: string;
};

const sizes = { small: "size-9 text-small", medium: "size-12 text-body", large: "size-28 text-[2.25rem]" };

/** A person's picture, or their initials while there is none. */
export function Avatar({ firstName, lastName, imageUrl, size = "medium", label }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const initials = initialsOf(firstName, lastName);
  const giveUp = (image: HTMLImageElement | null) => {
    // Also for a picture that failed before React was there to hear of it.
    if (image?.complete && image.naturalWidth === 0) setFailedUrl(image.getAttribute("src") ?? undefined);
  };
  return (
    <span className={`avatar ${sizes[size]}`}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {imageUrl && imageUrl !== failedUrl ? (
        <img ref={giveUp} src={imageUrl} alt="" onError={(event) => giveUp(event.currentTarget)} />
      ) : (
        <span aria-hidden="true">{initials || <UserRound strokeWidth={1.4} />}</span>
      )}
    </span>
  );
}
