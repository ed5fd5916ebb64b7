import { studentsSay } from "@academy/content/pages/blueprint/page";
import { afterResultTestimonials } from "@academy/content/proof/after-result-testimonials";
import { carouselTestimonials, type Testimonial } from "@academy/content/proof/testimonials";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { Carousel } from "../../../ui/carousel/carousel.tsx";
import { Mandala } from "../../archetypes/public.ts";
import { useArchetypeInAddress } from "../archetype-in-address.ts";
import { StudentVoice } from "./student-voice.tsx";

/** The eight voices, turning by themselves. Loaded when near, and so before it is seen which of them comes first. */
export function VoiceCarousel() {
  const archetype = useArchetypeInAddress();
  return (
    <Carousel
      label={studentsSay.carouselLabel}
      words={studentsSay.carousel}
      loop
      autoplayMs={4000}
      restMs={8000}
    >
      {fittingFirst(carouselTestimonials, afterResultTestimonials, archetype).map((testimonial) => (
        <StudentVoice
          key={testimonial.author}
          testimonial={testimonial}
          drawing={testimonial.primaryArchetype && <Mandala archetype={testimonial.primaryArchetype} />}
        />
      ))}
    </Carousel>
  );
}

type Voices = readonly Testimonial[];

/**
 * The voice of somebody whose primary archetype it is comes first. Where none of them is, one of the others takes the
 * place of the last, so that they stay as many; without one the order stays.
 */
export function fittingFirst(voices: Voices, others: Voices, archetype: ArchetypeKey | undefined): Voices {
  const isFitting = ({ primaryArchetype }: Testimonial) => primaryArchetype === archetype;
  const fitting = voices.find(isFitting);
  if (fitting) return [fitting, ...voices.filter((each) => each !== fitting)];
  const other = others.find(isFitting);
  return other ? [other, ...voices.slice(0, -1)] : voices;
}
