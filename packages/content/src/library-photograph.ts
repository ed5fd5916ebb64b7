/** A picture of the owner's library, in the sizes that were made of it: what a slot has once she has chosen one. */
export type LibraryPhotograph = {
  id: string;
  alt: string;
  width: number;
  height: number;
  src: string;
  sources: readonly { type: string; srcset: string }[];
  /** What must stay in sight where it is cropped, in hundredths from the left and from the top. */
  focalX: number;
  focalY: number;
};
