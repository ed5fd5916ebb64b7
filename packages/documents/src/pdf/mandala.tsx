import type { MandalaDesign, Ring } from "@academy/mandalas/design";
import { mandalaDesign } from "@academy/mandalas/designs";
import { hues } from "@academy/mandalas/hues";
import { dashOf, turnsOf } from "@academy/mandalas/strokes";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { Canvas } from "@react-pdf/renderer";

type Props = {
  archetype: ArchetypeKey;
  /** The center and the radius in points, from the upper left corner of the page. */
  x: number;
  y: number;
  radius: number;
};

/** Set anywhere on the page, as large as it likes: what runs off the edge is cut off there. */
export function Mandala({ archetype, x, y, radius }: Props) {
  const paint = (pen: Pen) => {
    pen
      .translate(x, y)
      .scale(radius / 100)
      .strokeColor(hues[archetype])
      .lineJoin("round");
    draw(pen, mandalaDesign(archetype), radius);
    return null;
  };
  return <Canvas paint={paint} style={sheet} />;
}

const sheet = { position: "absolute", left: 0, top: 0, width: "100%", height: "100%" } as const;

/** The part of the painter that is used; it comes without types. */
type Pen = {
  translate(x: number, y: number): Pen;
  scale(factor: number): Pen;
  rotate(degrees: number): Pen;
  save(): Pen;
  restore(): Pen;
  strokeColor(color: string): Pen;
  lineJoin(join: string): Pen;
  lineCap(cap: string): Pen;
  lineWidth(width: number): Pen;
  dash(dash: number, options: { space: number }): Pen;
  circle(x: number, y: number, radius: number): Pen;
  path(data: string): Pen;
  stroke(): Pen;
};

function draw(pen: Pen, { rings, wheels }: MandalaDesign, radius: number): void {
  // Lines keep their weight on paper, however large the drawing is.
  const [fine, hair] = [75 / radius, 42 / radius];
  for (const ring of rings) drawRing(pen, ring, fine);
  for (const wheel of wheels) {
    for (const degrees of turnsOf(wheel)) {
      pen.save().rotate(degrees);
      if (wheel.fine) pen.lineWidth(fine).path(wheel.fine).stroke();
      if (wheel.hair) pen.lineWidth(hair).path(wheel.hair).stroke();
      pen.restore();
    }
  }
}

function drawRing(pen: Pen, ring: Ring, fine: number): void {
  const dash = dashOf(ring);
  pen.save().lineWidth(dash ? (ring.width ?? fine) : fine);
  // A dash of no length is refused here; this one is too short to be seen.
  if (dash) pen.lineCap(ring.beads ? "round" : "butt").dash(dash[0] || 0.001, { space: dash[1] });
  pen.circle(0, 0, ring.r).stroke().restore();
}
