/** Wide enough for any screen a poster stands on. */
const maxWidth = 1920;

/** The frame that a film stands at, as a picture. Nothing where the browser has none, or can't draw it. */
export function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = canvasOf(video, maxWidth);
  if (!canvas) return Promise.resolve(null);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

/** The same, so small that its pixels can be looked at one by one. */
export function thumbnailOf(video: HTMLVideoElement): Uint8ClampedArray | undefined {
  const canvas = canvasOf(video, 32);
  return canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
}

function canvasOf(video: HTMLVideoElement, widest: number): HTMLCanvasElement | undefined {
  const { videoWidth, videoHeight } = video;
  if (video.readyState < 2 || videoWidth === 0) return undefined;
  const canvas = document.createElement("canvas");
  const scale = Math.min(1, widest / videoWidth);
  canvas.width = Math.max(1, Math.round(videoWidth * scale));
  canvas.height = Math.max(1, Math.round(videoHeight * scale));
  const context = canvas.getContext("2d");
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context ? canvas : undefined;
}
