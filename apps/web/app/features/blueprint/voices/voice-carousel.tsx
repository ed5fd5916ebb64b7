import { studentsSay } from "@academy/content/pages/blueprint-page";
import { carouselTestimonials } from "@academy/content/testimonials";
import { Carousel } from "../../../ui/carousel/carousel.tsx";
import { Mandala } from "../../archetypes/public.ts";
import { StudentVoice } from "./student-voice.tsx";

/** The eight voices, turning by themselves. Loaded when near. */
export function VoiceCarousel() {
  return (
    <Carousel label={studentsSay.carouselLabel} loop autoplayMs={4000} restMs={8000}>
      {carouselTestimonials.map((testimonial) => (
        <StudentVoice
          key={testimonial.author}
          testimonial={testimonial}
          drawing={<Mandala archetype={testimonial.primaryArchetype} />}
        />
      ))}
    </Carousel>
  );
}
