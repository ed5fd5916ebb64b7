/** The academy's name and the few facts about it that every page uses. */
export const academy = {
  name: "Lightworker Academy",
  tagline: "An online academy for healers and lightworkers.",
  language: "en",
  // Open Graph writes a locale with an underscore.
  locale: "en_US",
} as const;
