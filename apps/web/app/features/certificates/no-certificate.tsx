import type { ArchetypeKey } from "@academy/quiz/archetypes";
import type { ReactNode } from "react";
import { hueClass, Mandala } from "../archetypes/public.ts";

type NoCertificateProps = {
  heading: string;
  text: string;
  /** Whose mandala stands beside it; gold where it is nobody's. */
  archetype?: ArchetypeKey;
  children: ReactNode;
};

/** In place of a certificate that stands: that there is none is the first thing said. */
export function NoCertificate({ heading, text, archetype, children }: NoCertificateProps) {
  return (
    <div className="no-certificate">
      <div className={`no-certificate-drawing ${archetype ? hueClass[archetype] : "text-gold"}`}>
        <Mandala archetype={archetype ?? "architect"} />
      </div>
      <div className="relative max-w-text">
        <h1 className="text-title">{heading}</h1>
        <p className="mt-6 text-lead text-pretty">{text}</p>
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
