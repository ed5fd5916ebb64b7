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
