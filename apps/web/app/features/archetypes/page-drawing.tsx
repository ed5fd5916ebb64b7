import { MandalaDrawing } from "./mandala-drawing.tsx";
import { pageDesigns } from "./page-designs.ts";

/** What stands beside the words of a page that isn't there, doesn't open, or didn't arrive. */
export function PageDrawing({ of }: { of: keyof typeof pageDesigns }) {
  return <MandalaDrawing design={pageDesigns[of]()} />;
}
