import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { ReactNode } from "react";
import { hueClass, Mandala, numeralOf } from "../archetypes/public.ts";

export type SpecimenChapter = { id: string; title: string; note: string; archetype: ArchetypeKey };

/** A chapter of the specimen book: what it is about in the margin, the parts beside it. */
export function Specimen({ chapter, children }: { chapter: SpecimenChapter; children: ReactNode }) {
  const { id, title, note, archetype } = chapter;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="specimen">
      <div className={`specimen-drawing ${hueClass[archetype]}`}>
        <Mandala archetype={archetype} />
      </div>
      <header className="specimen-head">
        <p aria-hidden="true" className={`font-display text-numeral ${hueClass[archetype]}`}>
          {numeralOf(archetype)}
        </p>
        <h2 id={`${id}-title`} className="text-heading">
          {title}
        </h2>
        <p className="mt-3 text-ink-soft text-pretty">{note}</p>
      </header>
      <div className="specimen-body">{children}</div>
    </section>
  );
}

/** One figure, with the words that say what is to be seen in it. */
export function Exhibit(props: { caption: string; children: ReactNode; isRow?: boolean }) {
  return (
    <figure className="min-w-0">
      <figcaption className="exhibit-caption">{props.caption}</figcaption>
      <div className={props.isRow ? "exhibit-row" : undefined}>{props.children}</div>
    </figure>
  );
}
