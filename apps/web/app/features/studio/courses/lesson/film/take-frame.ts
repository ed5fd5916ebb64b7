import { drawFrame, thumbnailOf } from "./draw-frame.ts";

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

/** Where to look for a frame, in this order: past the title and the fade, where somebody is usually seen. */
export function momentsOf(lengthSeconds: number): number[] {
  const within = (seconds: number) => Math.min(Math.max(0, seconds), Math.max(0, lengthSeconds - 0.1));
  const moments = [0.1, 0.25, 0.5, 0.02].map((share) => within(Math.min(lengthSeconds * share, 120)));
  return [...new Set(moments)];
}

/** A frame with less in it is a black or a blank one, or a fade between the two. */
export const enoughLife = 18;

/** How much there is to see in a picture: how far its brightness is spread around the mean, from 0 to about 127. */
export function lifeIn(pixels: ArrayLike<number>): number {
  const count = pixels.length / 4;
  if (count < 1) return 0;
  let [sum, squares] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    sum += brightness;
    squares += brightness ** 2;
  }
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean ** 2));
}
