import { archetypeKeys } from "@academy/quiz/archetypes";
import { hueClass, Mandala, MandalaDrawing } from "../archetypes/public.ts";
import { goldenSun } from "./golden-sun.ts";

/** All ten mandalas in their hues, in a ring around a golden sun. */
export function ArchetypeRing({ alt }: { alt: string }) {
  return (
    <div role="img" aria-label={alt} className="archetype-ring">
      <div className="ring-turn sets-with-scroll">
        <div className="ring-sun text-gold">
          <MandalaDrawing design={goldenSun} />
        </div>
        {archetypeKeys.map((key) => (
          <div key={key} className={`ring-place ${hueClass[key]}`}>
            <Mandala archetype={key} />
          </div>
        ))}
      </div>
    </div>
  );
}
