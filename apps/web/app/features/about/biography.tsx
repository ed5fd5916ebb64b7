import { aboutPage } from "@academy/content/pages/about-page";
import { Picture } from "../pictures/public.ts";

const { heading, scenes } = aboutPage.biography;
const numerals = ["i", "ii", "iii", "iv", "v"];

/** Five scenes, each with its plate. */
export function Biography() {
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
