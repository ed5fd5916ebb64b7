import type { Picture as PictureEntry } from "@academy/content/pictures";
import { archetypeKeys } from "@academy/quiz/archetypes";
import { hueClass, Mandala } from "../archetypes/public.ts";
import { Picture } from "../pictures/public.ts";

/** All ten mandalas in their hues, in a ring around a picture. */
export function ArchetypeRing({ alt, picture }: { alt: string; picture: PictureEntry }) {
  return (
    <div className="archetype-ring">
      <div role="img" aria-label={alt} className="ring-turn sets-with-scroll">
        {archetypeKeys.map((key) => (
          <div key={key} className={`ring-place ${hueClass[key]}`}>
            <Mandala archetype={key} />
          </div>
        ))}
      </div>
      <Picture of={picture} shape="round" isFirst className="ring-picture picture-framed" />
    </div>
  );
}
