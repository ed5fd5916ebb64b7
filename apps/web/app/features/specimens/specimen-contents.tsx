import { hueClass, numeralOf } from "../archetypes/public.ts";
import { chapters } from "./chapters.ts";

export function SpecimenContents() {
  return (
    <nav aria-label="Contents">
      <ol className="specimen-contents">
        {Object.values(chapters).map(({ id, title, archetype }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-baseline gap-3 py-2 hover:underline">
              <span aria-hidden="true" className={`w-9 shrink-0 font-display ${hueClass[archetype]}`}>
                {numeralOf(archetype)}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
