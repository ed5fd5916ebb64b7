import { deviceStorage } from "../../../../lib/storage/storage.ts";
import { speeds } from "./film-keys.ts";

export type FilmPreferences = { rate: number; hasCaptions: boolean };

const key = "film";
const usual: FilmPreferences = { rate: 1, hasCaptions: true };

function preferencesOf(kept: unknown): FilmPreferences {
  const { rate, hasCaptions } = kept as FilmPreferences;
  return {
    rate: speeds.find((speed) => speed === rate) ?? usual.rate,
    hasCaptions: typeof hasCaptions === "boolean" ? hasCaptions : usual.hasCaptions,
  };
}

/** How somebody likes to watch, for this device and every film. */
export const filmPreferences = {
  read: () => deviceStorage.read(key, preferencesOf) ?? usual,
  write: (preferences: FilmPreferences): void => {
    deviceStorage.write(key, preferences);
  },
};
