import { drawFrame, thumbnailOf } from "./draw-frame.ts";
import { enoughLife, lifeIn, momentsOf } from "./frame-choice.ts";

/** A film that does not come in this time has no frame for us; the owner can still choose one. */
const patienceMs = 20_000;

type TakenFrame = { picture: Blob; seconds: number };

/** A frame of a film in which something is to be seen, drawn by this browser; nothing where it can't read the film. */
export async function takeFrame(src: string): Promise<TakenFrame | undefined> {
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  try {
    video.src = src;
    await happening(video, "loadeddata");
    const best = await liveliestMoment(video);
    await goTo(video, best);
    const picture = await drawFrame(video);
    return picture ? { picture, seconds: best } : undefined;
  } catch {
    // A film in a form that this browser does not play.
    return undefined;
  } finally {
    // Ends what is still being loaded.
    video.removeAttribute("src");
    video.load();
  }
}

async function liveliestMoment(video: HTMLVideoElement): Promise<number> {
  let best = { life: -1, seconds: 0 };
  for (const seconds of momentsOf(Number.isFinite(video.duration) ? video.duration : 0)) {
    await goTo(video, seconds);
    const life = lifeIn(thumbnailOf(video) ?? []);
    if (life > best.life) best = { life, seconds };
    if (life >= enoughLife) break;
  }
  return best.seconds;
}

async function goTo(video: HTMLVideoElement, seconds: number): Promise<void> {
  if (Math.abs(video.currentTime - seconds) < 0.01) return;
  const there = happening(video, "seeked");
  video.currentTime = seconds;
  await there;
}

function happening(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const ending = new AbortController();
    const end = (done: () => void) => () => {
      clearTimeout(timer);
      ending.abort();
      done();
    };
    const fail = end(() => reject(new Error(`no ${event}`)));
    const timer = setTimeout(fail, patienceMs);
    video.addEventListener(
      event,
      end(() => resolve()),
      { signal: ending.signal },
    );
    video.addEventListener("error", fail, { signal: ending.signal });
  });
}
