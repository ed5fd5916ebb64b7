import { fullScreenQuote } from "@academy/content/pages/blueprint/page";
import { classes } from "../../../ui/classes.ts";
import { Mandala } from "../../archetypes/public.ts";
import { useWordReveal } from "./use-word-reveal.ts";

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
