import { lessonPage } from "@academy/content/pages/learning/lesson-page";
import { type RefObject, useEffect, useState } from "react";
import { deviceStorage } from "../../../../lib/storage/storage.ts";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { type FilmAction, nextSpeed, speeds } from "./film-keys.ts";

type FilmPreferences = { rate: number; hasCaptions: boolean };

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
const filmPreferences = {
  read: () => deviceStorage.read(key, preferencesOf) ?? usual,
  write: (preferences: FilmPreferences): void => {
    deviceStorage.write(key, preferences);
  },
};

const { said } = lessonPage.film;

/** What can be asked of the film and what is chosen for it. `spoken` says in words what a key has changed. */
export function useFilmControls(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  preferences: typeof filmPreferences = filmPreferences,
) {
  const [{ rate, hasCaptions }, setPreferences] = useState(preferences.read);
  const [isMuted, setMuted] = useState(false);
  const [spoken, setSpoken] = useState("");

  useEffect(() => {
    preferences.write({ rate, hasCaptions });
    const element = video.current;
    if (!element) return;
    element.playbackRate = rate;
    // Also what a film loaded anew begins with.
    element.defaultPlaybackRate = rate;
    for (const track of element.textTracks) track.mode = hasCaptions ? "showing" : "hidden";
  }, [video, preferences, rate, hasCaptions]);

  const chooseRate = (next: number) => {
    setPreferences((before) => ({ ...before, rate: next }));
    setSpoken(fillWords(said.speed, { rate: next }));
  };
  const toggleCaptions = () => {
    setPreferences((before) => ({ ...before, hasCaptions: !before.hasCaptions }));
    setSpoken(hasCaptions ? said.captionsOff : said.captionsOn);
  };
  const toggleSound = () => {
    if (!video.current) return;
    video.current.muted = !isMuted;
    setMuted(!isMuted);
    setSpoken(isMuted ? said.soundOn : said.soundOff);
  };
  const toggle = () => {
    const element = video.current;
    if (!element) return;
    // A browser may refuse to play; the button then simply stays as it is.
    if (element.paused) void element.play().catch(() => {});
    else element.pause();
  };
  const goTo = (positionSeconds: number) => {
    const element = video.current;
    if (!element) return;
    const end = Number.isFinite(element.duration) ? element.duration : positionSeconds;
    element.currentTime = Math.min(Math.max(0, positionSeconds), end);
  };
  const changeVolume = (by: number) => {
    const element = video.current;
    if (!element) return;
    element.volume = Math.min(1, Math.max(0, element.volume + by));
    setSpoken(fillWords(said.volume, { percent: Math.round(element.volume * 100) }));
  };
  const toggleScreen = () => {
    if (frame.current && video.current) void toggleFullScreen(frame.current, video.current);
  };
  const act = (action: FilmAction) => {
    if (action.kind === "toggle") toggle();
    else if (action.kind === "skip") goTo((video.current?.currentTime ?? 0) + action.seconds);
    else if (action.kind === "volume") changeVolume(action.by);
    else if (action.kind === "speed") chooseRate(nextSpeed(rate, action.steps));
    else if (action.kind === "captions") toggleCaptions();
    else if (action.kind === "mute") toggleSound();
    else toggleScreen();
  };
  return {
    rate,
    hasCaptions,
    isMuted,
    spoken,
    chooseRate,
    toggleCaptions,
    toggleSound,
    toggle,
    goTo,
    toggleScreen,
    act,
  };
}

export type FilmControls = ReturnType<typeof useFilmControls>;

/** On an iPhone only the film itself can fill the screen, in the phone's own way. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

async function toggleFullScreen(frame: HTMLElement, video: PhoneVideo): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (typeof frame.requestFullscreen === "function") await frame.requestFullscreen();
    else video.webkitEnterFullscreen?.();
  } catch {
    // Refused by the browser, which says so in its own way.
  }
}

export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // As above.
  }
}

export const hasPictureInPicture = () => document.pictureInPictureEnabled === true;
