/** On an iPhone only the film itself can fill the screen, in the phone's own way. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export async function toggleFullScreen(frame: HTMLElement, video: PhoneVideo): Promise<void> {
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
