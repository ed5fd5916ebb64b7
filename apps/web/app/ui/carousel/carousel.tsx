import type { UseEmblaCarouselType } from "embla-carousel-react";
import useEmblaCarousel from "embla-carousel-react";
import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import { Children, type ReactNode, useEffect, useState } from "react";
import { fillWords } from "../../lib/text/fill-words.ts";
import { IconButton } from "../buttons/icon-button.tsx";
import { classes } from "../classes.ts";
import { useAutoplay } from "../motion/use-autoplay.ts";
import { useReducedMotion } from "../motion/use-reduced-motion.ts";

/** What its parts are called to those who can’t see them. */
type CarouselWords = {
  carousel: string;
  slide: string;
  place: string;
  goTo: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
};

type CarouselProps = {
  label: string;
  words: CarouselWords;
  /** Each child is a slide. */
  children: ReactNode;
  loop?: boolean;
  /** Moves on by itself this often. */
  autoplayMs?: number;
  /** How long it stays where a person has put it. */
  restMs?: number;
  /** The width of a slide, such as `md:basis-1/2`. */
  slideClassName?: string;
};

export function Carousel(props: CarouselProps) {
  const { label, words, children, loop = false, autoplayMs, restMs = 8000, slideClassName } = props;
  const slides = Children.toArray(children);
  const isStill = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ loop, align: "start", inViewThreshold: 0.5, duration: 30 });
  const position = useCarouselPosition(embla, { isLoop: loop, slideCount: slides.length });
  const autoplay = useAutoplay({
    intervalMs: autoplayMs,
    restMs,
    // Past the last slide it starts again, whether or not it turns like a wheel.
    advance: () => (embla?.canScrollNext() ? embla.scrollNext() : embla?.scrollTo(0)),
  });
  const { rest } = autoplay;

  // Dragging a slide is manual use as well.
  useEffect(() => {
    embla?.on("pointerDown", rest);
    return () => void embla?.off("pointerDown", rest);
  }, [embla, rest]);

  const go = (move: () => void) => {
    rest();
    move();
  };
  return (
    <section
      {...autoplay.watch}
      aria-roledescription={words.carousel}
      aria-label={label}
      className="carousel"
    >
      <div ref={viewport} className="carousel-viewport">
        <div className="carousel-slides" aria-live={autoplay.isPlaying ? "off" : "polite"}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel, not of a form.
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its index.
              key={index}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fillWords(words.place, { number: index + 1, count: slides.length })}
              inert={!position.inView.includes(index)}
              className={classes("carousel-slide", slideClassName)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className="flex items-center gap-1 mt-5">
        <div className="carousel-turn">
          <IconButton
            label={words.previous}
            icon={<ArrowLeft />}
            aria-disabled={!position.canGoBack}
            onClick={() => go(() => embla?.scrollPrev(isStill))}
          />
        </div>
        <div className="carousel-dots">
          {position.stops.map((stop, index) => (
            <button
              key={stop}
              type="button"
              aria-label={fillWords(words.goTo, { number: index + 1, count: position.stops.length })}
              aria-current={index === position.stop || undefined}
              className="carousel-dot"
              onClick={() => go(() => embla?.scrollTo(index, isStill))}
            />
          ))}
        </div>
        <div className="carousel-turn">
          {autoplay.isOffered && (
            <IconButton
              label={autoplay.isPaused ? words.play : words.pause}
              icon={autoplay.isPaused ? <Play /> : <Pause />}
              onClick={() => autoplay.setPaused(!autoplay.isPaused)}
            />
          )}
          <IconButton
            label={words.next}
            icon={<ArrowRight />}
            aria-disabled={!position.canGoOn}
            onClick={() => go(() => embla?.scrollNext(isStill))}
          />
        </div>
      </div>
    </section>
  );
}

type Embla = UseEmblaCarouselType[1];

/** Where a carousel stands: its stops, the one it is at, the slides in view, and whether there is more to either side. */
function useCarouselPosition(embla: Embla, { isLoop, slideCount }: { isLoop: boolean; slideCount: number }) {
  const [position, setPosition] = useState({
    // A stop for each slide until it is measured: dots that come later would push what stands beside them.
    stops: Array.from({ length: slideCount }, (_, index) => index),
    stop: 0,
    inView: [0],
    canGoBack: isLoop,
    canGoOn: true,
  });
  useEffect(() => {
    if (!embla) return;
    const update = () => {
      const stop = embla.selectedScrollSnap();
      const inView = embla.slidesInView();
      setPosition({
        stops: embla.scrollSnapList(),
        stop,
        // Nothing has been seen yet when the carousel starts.
        inView: inView.length > 0 ? inView : [stop],
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      });
    };
    update();
    embla.on("select", update).on("reInit", update).on("slidesInView", update);
    return () => {
      embla.off("select", update).off("reInit", update).off("slidesInView", update);
    };
  }, [embla]);
  return position;
}
