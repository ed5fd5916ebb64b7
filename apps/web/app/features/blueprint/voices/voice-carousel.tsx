import { studentsSay } from "@academy/content/pages/blueprint/page";
import { afterResultTestimonials } from "@academy/content/proof/after-result-testimonials";
import { carouselTestimonials } from "@academy/content/proof/testimonials";
import { Carousel } from "../../../ui/carousel/carousel.tsx";
import { Mandala } from "../../archetypes/public.ts";
import { useArchetypeInAddress } from "../archetype-in-address.ts";
import { fittingFirst } from "./fitting-first.ts";
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
          drawing={<Mandala archetype={testimonial.primaryArchetype} />}
        />
      ))}
    </Carousel>
  );
}
