import { type VideoSource, welcomeVideoSource } from "@academy/content/pages/blueprint-page";

/** The only other host that a page may show: the player the owner has chosen for the welcome video. */
export function frameSourcesOf(video: VideoSource = welcomeVideoSource): string[] {
  return video.kind === "player" ? [new URL(video.address).origin] : [];
}
