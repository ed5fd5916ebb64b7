import type { Paper } from "@academy/contract/fields/papers";
import { editable } from "./editing/editable.ts";

/** How the academy looks where the owner has changed it. Without it every page is as it was built. */
export type Theme = {
  ground: string | null;
  ink: string | null;
  accent: string | null;
  /** The style sheet with the colors that follow from these, named by what is in it. */
  sheet: string | null;
  logo: { src: string; width: number; height: number } | null;
  /** What documents are printed on. Until the owner has said, the server goes by where she sells from. */
  paper: Paper;
};

export const look = editable<Theme>("look", {
  ground: null,
  ink: null,
  accent: null,
  sheet: null,
  logo: null,
  paper: "a4",
});
