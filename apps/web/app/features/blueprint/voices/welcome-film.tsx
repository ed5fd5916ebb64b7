import { welcomeVideo } from "@academy/content/pages/blueprint/page";
import { SmallFilm } from "../../lesson/public.ts";
import type { VideoSource } from "./video-source.ts";
import "./welcome-film.css";

/** The welcome in the player of the lessons. Loaded when somebody wants to see it. */
export function WelcomeFilm({ source }: { source: Extract<VideoSource, { kind: "files" }> }) {
  const { files, captions, hasSound, hasCaptionsAtFirst } = source;
  return (
    <SmallFilm
      title={welcomeVideo.videoTitle}
      film={{
        sources: files.map(({ address, type }) => ({ url: address, type })),
        captionsUrl: captions,
        hasSound,
        hasCaptionsAtFirst,
      }}
    />
  );
}
