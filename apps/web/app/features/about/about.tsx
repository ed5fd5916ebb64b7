import { aboutPage } from "@academy/content/pages/about-page";
import { founderPicture } from "@academy/content/pictures";
import { Link } from "react-router";
import { claimOf, isShown, sampleOf } from "../../lib/claims.ts";
import { FigureList } from "../../ui/figure-list.tsx";
import { SampleMark } from "../../ui/sample-mark.tsx";
import { SectionHeading } from "../../ui/section-heading.tsx";
import { Mandala } from "../archetypes/public.ts";
import { Picture } from "../pictures/public.ts";
import { TenHeaps } from "./ten-heaps.tsx";

const { howSheWorks, credentials, notPromised } = aboutPage;

function WorkingWithHer() {
  return (
    <>
      <section aria-labelledby="works-heading" className="column about-works">
        <SectionHeading id="works-heading" eyebrow={howSheWorks.eyebrow} title={howSheWorks.heading} />
        <dl>
          {howSheWorks.items.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-heading">{title}</dt>
              <dd className="mt-2 text-pretty">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="about-plain">
        <section aria-labelledby="credentials-heading" className="about-credentials">
          <p className="section-eyebrow">{credentials.eyebrow}</p>
          <h2 id="credentials-heading" className="text-heading">
            {credentials.heading}
          </h2>
          <ul>
            {credentials.claimed
              .filter(({ claim }) => isShown(claim))
              .map(({ claim, text }) => (
                <li key={text} {...claimOf(claim)}>
                  {text} <SampleMark of={sampleOf(claim)}>{credentials.mark}</SampleMark>
                </li>
              ))}
            {credentials.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="fairness-heading">
          <p className="section-eyebrow">{notPromised.eyebrow}</p>
          <h2 id="fairness-heading" className="text-heading">
            {notPromised.heading}
          </h2>
          <dl>
            {notPromised.items.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}

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
      <FigureList {...claims} />
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

const { heading, scenes } = aboutPage.biography;
const numerals = ["i", "ii", "iii", "iv", "v"];

/** Five scenes, each with its plate. */
function Biography() {
  return (
    <section aria-labelledby="story-heading" className="about-story">
      <h2 id="story-heading" className="column text-title">
        {heading}
      </h2>
      {scenes.map((scene, index) => (
        <article key={scene.heading} className="column scene">
          <Picture of={scene.picture} shape="scene" className="scene-picture picture-framed" />
          <div className="max-w-144">
            <p aria-hidden="true" className="font-display text-gold-deep text-lead">
              {numerals[index]}
            </p>
            <h3 className="text-heading">{scene.heading}</h3>
            {scene.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4 text-pretty">
                {paragraph}
              </p>
            ))}
          </div>
        </article>
      ))}
    </section>
  );
}
