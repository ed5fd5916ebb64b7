import { editable } from "./editing/editable.ts";
import type { LibraryPhotograph } from "./library-photograph.ts";

/** Which part of a photograph has to stay in sight, however its place cuts it. */
export type Focal = "center" | "top" | "bottom" | "left" | "right";

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

type Drawing = { drawing: DrawingName; alt: string; focal?: Focal };

/** What stands where a picture goes: a drawing, until the owner puts one of her own there. */
export type Picture = LibraryPhotograph | Drawing;

/** Sample: the founder is made up, and so is the way she looks. Every page that shows her follows this one. */
export const founderPortrait = editable("founder-portrait", {
  picture: {
    drawing: "founder",
    alt: "Drawing: Elena, a pencil stuck through her hair, warms her hands on a cup. The sun comes up behind her.",
    focal: "top",
  } satisfies Picture as Picture,
});
export const founderPicture: Picture = founderPortrait.picture;
