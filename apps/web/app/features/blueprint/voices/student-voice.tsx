import { studentsSay } from "@academy/content/pages/blueprint/page";
import type { Testimonial } from "@academy/content/proof/testimonials";
import { archetypes } from "@academy/quiz/archetypes";
import type { ReactNode } from "react";
import { hueOf } from "../../archetypes/public.ts";
import { Picture } from "../../pictures/public.ts";

type StudentVoiceProps = {
  testimonial: Testimonial;
  /** The mandala behind the words. */
  drawing?: ReactNode;
};

/** One voice of the carousel, on a plate of its own. */
export function StudentVoice({ testimonial, drawing }: StudentVoiceProps) {
  const { text, author, picture, profession, primaryArchetype, secondaryArchetype, rating } = testimonial;
  return (
    <figure className="blueprint-voice">
      {primaryArchetype && (
        <div className={`blueprint-voice-drawing ${hueOf(primaryArchetype)}`}>{drawing}</div>
      )}
      <p className={`kern-[0.2em] ${hueOf(primaryArchetype)}`}>
        <span className="sr-only">{studentsSay.ratingLabel}</span>
        <span aria-hidden="true">{"✦".repeat(rating)}</span>
      </p>
      <blockquote className="blueprint-voice-words">“{text}”</blockquote>
      <figcaption className="blueprint-voice-foot">
        <div className="blueprint-voice-name">
          {picture && <Picture of={picture} shape="round" />}
          <p>
            <span className="weight-500">{author}</span>
            <span className="block text-ink-soft">{profession}</span>
          </p>
        </div>
        {primaryArchetype && (
          <dl>
            <div>
              <dt>{studentsSay.primaryLabel}</dt>
              <dd className={hueOf(primaryArchetype)}>{archetypes[primaryArchetype].title}</dd>
            </div>
            {secondaryArchetype && (
              <div>
                <dt>{studentsSay.secondaryLabel}</dt>
                <dd className={hueOf(secondaryArchetype)}>{archetypes[secondaryArchetype].title}</dd>
              </div>
            )}
          </dl>
        )}
      </figcaption>
    </figure>
  );
}
