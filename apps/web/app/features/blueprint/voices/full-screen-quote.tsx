import { fullScreenQuote } from "@academy/content/pages/blueprint/page";
import { useCallback, useEffect, useState } from "react";
import { classes } from "../../../ui/classes.ts";
import { useReducedMotion } from "../../../ui/motion/use-reduced-motion.ts";
import { Mandala } from "../../archetypes/public.ts";

const firstAfterMs = 1200;
const stepMs = 200;

/**
 * How many of a sentence's words are shown. All of them, until the page has come to life and the sentence is known to
 * be out of sight; then none, and one after the other once it is seen.
 */
function useWordReveal(total: number) {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(total);
  const [isSeen, setSeen] = useState(false);

  const place = useCallback((element: HTMLElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return setShown(0);
        observer.disconnect();
        setSeen(true);
      },
      { threshold: 0.35 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isSeen) return;
    setShown(0);
    let timer = setTimeout(function showNext() {
      setShown((count) => Math.min(count + 1, total));
      timer = setTimeout(showNext, stepMs);
    }, firstAfterMs);
    return () => clearTimeout(timer);
  }, [isSeen, total]);

  return { shown: isStill ? total : shown, place, showAll: () => setShown(total) };
}

const words = fullScreenQuote.text.split(" ");

/** A sentence that fills the screen and is said word by word. Unsaid words are only invisible: they can be read aloud. */
export function FullScreenQuote() {
  const { shown, place, showAll } = useWordReveal(words.length);
  const isWhole = shown === words.length;
  return (
    <section ref={place} className="on-ink blueprint-quote">
      <div className="blueprint-quote-drawing">
        <Mandala archetype="mystic" className="turns-with-scroll" />
      </div>
      <figure>
        <blockquote className="font-display text-title">
          {words.map((word, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, its place does not.
            <span key={index}>
              <span className={classes("blueprint-word", index >= shown && "blueprint-word-unsaid")}>
                {word}
              </span>{" "}
            </span>
          ))}
        </blockquote>
        <figcaption className="mt-8 text-gold-light">{fullScreenQuote.signature}</figcaption>
      </figure>
      <button
        type="button"
        className={classes("blueprint-show-all", isWhole && "invisible")}
        onClick={showAll}
      >
        {fullScreenQuote.showAllLabel}
      </button>
    </section>
  );
}
