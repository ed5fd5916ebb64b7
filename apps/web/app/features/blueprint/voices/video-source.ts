import { welcomeVideo } from "@academy/content/pages/blueprint/page";
import { welcomeCaptions, welcomeFilm, welcomePlayer } from "@academy/contract/calls/visitors/welcome-film";
import { pathOf } from "@academy/contract/path-of";

export type VideoSource =
  | {
      kind: "files";
      files: readonly { address: string; type: string }[];
      captions: string | null;
      hasSound: boolean;
      /** Not where the words stand in the picture: captions would cover them. Whoever wants them turns them on. */
      hasCaptionsAtFirst: boolean;
    }
  /** A provider's player, shown in a frame. */
  | { kind: "player"; provider: string; address: string };

/** Of another film than the sample. */
function chosenFilm(film: string): VideoSource | undefined {
  if (film.startsWith("https:")) {
    return {
      kind: "player",
      provider: new URL(film).hostname.replace("www.", ""),
      address: pathOf(welcomePlayer),
    };
  }
  const [id, type, sound, captions] = film.split("/");
  return id && type
    ? {
        kind: "files",
        files: [{ address: pathOf(welcomeFilm, { params: { id } }), type: `video/${type}` }],
        captions: captions ? pathOf(welcomeCaptions, { params: { id } }) : null,
        hasSound: sound === "sound",
        hasCaptionsAtFirst: sound !== "sound",
      }
    : undefined;
}

/** Sample: a drawn film from the academy's own files. */
const sampleFilm: VideoSource = {
  kind: "files",
  files: [
    { address: "/video/welcome.mp4", type: "video/mp4" },
    { address: "/video/welcome.webm", type: "video/webm" },
  ],
  captions: "/video/welcome.vtt",
  hasSound: false,
  hasCaptionsAtFirst: false,
};

/** The film that the owner has chosen, or the sample. */
export const welcomeVideoSource: VideoSource = chosenFilm(welcomeVideo.film) ?? sampleFilm;
