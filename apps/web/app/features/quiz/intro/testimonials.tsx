import { heardFrom } from "@academy/content/pages/quiz/quiz-page";
import { quizSteps } from "@academy/content/pages/quiz-steps";
import { sampleTestimonials } from "@academy/content/quiz-samples";
import { claimOf } from "../../../lib/claims.ts";
import { SampleMark } from "../../../ui/sample-mark.tsx";
import { ArchetypePair, hueOf, Mandala } from "../../archetypes/public.ts";
import { Picture } from "../../pictures/public.ts";

const words = quizSteps.testimonials;

export function Testimonials() {
  return (
    <section aria-labelledby="voices-heading" className="column voices" {...claimOf("quiz-voices")}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="voices-heading" className="text-title">
          {heardFrom.heading}
        </h2>
        <SampleMark of="sample:quiz-voices">{heardFrom.mark}</SampleMark>
      </div>
      <ul className="voices-list">
        {sampleTestimonials.map(({ text, author, picture, profession, primaryArchetype, ...other }) => (
          <li key={author} className="voice">
            {primaryArchetype && (
              <div className={`voice-drawing ${hueOf(primaryArchetype)}`}>
                <Mandala archetype={primaryArchetype} />
              </div>
            )}
            <figure>
              <p className={`kern-[0.2em] ${hueOf(primaryArchetype)}`}>
                <span className="sr-only">
                  {other.rating} {words.outOf5}
                </span>
                <span aria-hidden="true">{"✦".repeat(other.rating)}</span>
              </p>
              <blockquote className="mt-4 font-display text-lead text-pretty">“{text}”</blockquote>
              <figcaption className="voice-name">
                {picture && <Picture of={picture} shape="round" />}
                <div>
                  <span className="weight-500">{author}</span>, {profession}
                  <ArchetypePair
                    primary={primaryArchetype}
                    secondary={other.secondaryArchetype}
                    joint={words.with}
                  />
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
