import { speeds } from "./film-keys.ts";

export type FilmPreferences = { rate: number; hasCaptions: boolean };

const key = "film";
const usual: FilmPreferences = { rate: 1, hasCaptions: true };

/** How somebody likes to watch, for this device and every film. */
export const filmPreferences = {
  read(): FilmPreferences {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
      return {
        rate: speeds.includes(kept.rate) ? kept.rate : usual.rate,
        hasCaptions: typeof kept.hasCaptions === "boolean" ? kept.hasCaptions : usual.hasCaptions,
      };
    } catch {
      return usual;
    }
  },
  write(preferences: FilmPreferences) {
    try {
      localStorage.setItem(key, JSON.stringify(preferences));
    } catch {
      // Full or switched off: then it is chosen anew for each film.
    }
  },
};
