import { lotusPetal, petal } from "./line-drawing.ts";

const petals = 28;
const step = 360 / petals;
const around = (figure: (degrees: number) => string) =>
  Array.from({ length: petals }, (_, index) => figure(index * step)).join("");

/**
 * A sun of whole petals, as the dial of the quiz has them once they are lit: the petals, the sparks between their tips
 * and the lines inside them, each as path data within 100 of the center. What is drawn in its middle has `middle` of room.
 */
export const filledSun = () => ({
  middle: 46,
  petals: around((degrees) => lotusPetal(48, 84, 4.6, degrees)),
  sparks: around((degrees) => petal(70, 99, 2, 0.5, degrees + step / 2)),
  veins: around((degrees) => lotusPetal(54, 78, 2.3, degrees)),
});

/** A hue thinned with the color of the paper; `share` is how much of the hue is left. */
export function tint(hue: string, share: number, paper = "#faf5ea"): string {
  const channels = [1, 3, 5].map((at) => {
    const of = (color: string) => Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(of(hue) * share + of(paper) * (1 - share));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
