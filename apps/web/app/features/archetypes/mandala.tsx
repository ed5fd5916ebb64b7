import { mandalaDesign } from "@academy/mandalas/designs";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { MandalaDrawing } from "./mandala-drawing.tsx";

export function Mandala({ archetype, className }: { archetype: ArchetypeKey; className?: string }) {
  return <MandalaDrawing design={mandalaDesign(archetype)} className={className} />;
}
