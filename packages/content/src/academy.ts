import { editable } from "./editing/editable.ts";

/** The academy's name and the few facts about it that every page uses. */
export const academy = editable("academy", {
  name: "Lightworker Academy",
  tagline: "An online academy for healers and lightworkers.",
  /** What the picture of link previews shows. */
  pictureAlt:
    "The academy’s name beside a mandala in fine lines: a golden sun with petals in the hues of the archetypes.",
  language: "en",
  // Open Graph writes a locale with an underscore.
  locale: "en_US",
} as const);

/** Sample: the founder's page is `/about-` and this. */
export const founderSlug = "elena-marlowe";
