import { studentsSay } from "@academy/content/pages/blueprint/page";
import { carouselTestimonials } from "@academy/content/proof/testimonials";
import { claimOf } from "../../../lib/claims.ts";
import { useLoadedWhenNear } from "../../../lib/near-viewport.ts";
import { SampleMark } from "../../../ui/sample-mark.tsx";
import { SectionHeading } from "../../../ui/section-heading.tsx";
import { StudentVoice } from "./student-voice.tsx";

const loadCarousel = () => import("./voice-carousel.tsx").then((module) => module.VoiceCarousel);

export function StudentVoices() {
  const { part: VoiceCarousel, ref } = useLoadedWhenNear(loadCarousel);
  return (
    <section
      ref={ref}
      aria-labelledby="voices-heading"
      className="column blueprint-voices"
      {...claimOf("blueprint-carousel")}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <SectionHeading id="voices-heading" eyebrow={studentsSay.eyebrow} title={studentsSay.heading} />
        <SampleMark of="sample:blueprint-carousel">{studentsSay.mark}</SampleMark>
      </div>
      {VoiceCarousel ? <VoiceCarousel /> : <StillVoices />}
    </section>
  );
}

/** The carousel before it has come to life, in the same place and size: a strip to be pushed sideways. */
function StillVoices() {
  return (
    <div className="carousel">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={studentsSay.carouselLabel}
        className="carousel-viewport blueprint-voices-still"
      >
        <div className="carousel-slides">
          {carouselTestimonials.map((testimonial) => (
            <div key={testimonial.author} className="carousel-slide">
              <StudentVoice testimonial={testimonial} />
            </div>
          ))}
        </div>
      </section>
      <div className="flex items-center gap-1 mt-5 h-11" />
    </div>
  );
}
