/** Which part of a photograph has to stay in sight, however its place cuts it. */
export type Focal = "center" | "top" | "bottom" | "left" | "right";

/** A photograph of the owner's: a file in `apps/web/public/pictures`, its size in pixels and what it shows. */
export type Photograph = { src: string; width: number; height: number; alt: string; focal?: Focal };

/** The academy's own drawings, in `apps/web/app/features/pictures/drawings`. */
export type DrawingName =
  | "doorbell"
  | "drum"
  | "eggs"
  | "eleven-at-table"
  | "founder"
  | "held-hand"
  | "herbs"
  | "ledger-and-lamp"
  | "mondays"
  | "on-the-heart"
  | "open-hands"
  | "palms-together"
  | "price-card"
  | "singing-bowl"
  | "the-plan"
  | "warm-oil";

/** What stands where a picture goes: a drawing, until there is a photograph. Either may be put in place of the other. */
export type Picture = Photograph | { drawing: DrawingName; alt: string; focal?: Focal };

/** Sample: the founder is made up, and so is the way she looks. */
export const founderPicture: Picture = {
  drawing: "founder",
  alt: "Drawing: Elena, a pencil stuck through her hair, warms her hands on a cup. The sun comes up behind her.",
  focal: "top",
};
