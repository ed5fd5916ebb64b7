import { aboutPage } from "@academy/content/pages/about-page";
import { founderPicture } from "@academy/content/pictures";
import { Link } from "react-router";
import { FigureList } from "../../ui/figure-list.tsx";
import { SampleMark } from "../../ui/sample-mark.tsx";
import { Mandala } from "../archetypes/public.ts";
import { Picture } from "../pictures/public.ts";
import { Biography } from "./biography.tsx";
import { TenHeaps } from "./ten-heaps.tsx";
import { WorkingWithHer } from "./working-with-her.tsx";

const { hero, mark, claims, closing } = aboutPage;

export function About() {
  return (
    <>
      <header className="about-head">
        <div className="about-drawing text-gold turns-with-scroll">
          <Mandala archetype="mother" />
        </div>
        <Picture of={founderPicture} shape="portrait" isFirst className="about-portrait picture-framed" />
        <div className="relative">
          <p className="section-eyebrow">{hero.eyebrow}</p>
          <h1 className="text-display">{hero.heading}</h1>
          <p className="mt-6 max-w-text text-lead text-pretty">{hero.lead}</p>
          <SampleMark of="sample:founder-story" className="mt-6">
            {mark}
          </SampleMark>
        </div>
      </header>
      <FigureList label={claims.label} items={claims.items} />
      <Biography />
      <TenHeaps />
      <WorkingWithHer />
      <section aria-labelledby="closing-heading" className="column about-closing">
        <h2 id="closing-heading" className="text-title">
          {closing.heading}
        </h2>
        <div>
          <p className="max-w-text text-lead text-pretty">{closing.text}</p>
          <ul className="mt-4">
            {closing.links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className="text-link inline-flex min-h-11 items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
