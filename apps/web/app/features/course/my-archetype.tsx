import { archetypes } from "@academy/quiz/archetypes";
import { useUser } from "../account/public.ts";
import { hueClass, Mandala } from "../archetypes/public.ts";

/** Whose course it is, said quietly: the drawing and the name of the learner's own archetype. */
export function MyArchetype() {
  const archetype = useUser().user?.archetype;
  if (!archetype) return null;
  return (
    <p className={`inline-flex items-center gap-1.5 type-small weight-500 ${hueClass[archetype]}`}>
      <span className="course-archetype-drawing">
        <Mandala archetype={archetype} />
      </span>
      {archetypes[archetype].title}
    </p>
  );
}
