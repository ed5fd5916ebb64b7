import { normalToFeel } from "@academy/content/pages/blueprint/page";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { useInView } from "../../../lib/near-viewport.ts";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { useAutoplay } from "../../../ui/motion/use-autoplay.ts";

const { lead, phrases, text, pauseLabel, playLabel } = normalToFeel;

/**
 * A headline that ends differently every three seconds. All its endings are in the page, one above the other; where
 * nothing may move, or nothing can, they stand below each other as a list.
 */
export function NormalToFeel() {
  const [current, setCurrent] = useState(0);
  const { isInView, ref } = useInView();
  const { isOffered, isPaused, setPaused } = useAutoplay({
    intervalMs: 3000,
    restMs: 0,
    advance: () => isInView && setCurrent((current + 1) % phrases.length),
  });
  return (
    <section ref={ref} aria-labelledby="feel-heading" className="on-ink blueprint-feel">
      <h2 id="feel-heading" className="text-gold-light text-heading">
        {lead}
      </h2>
      <ul className="blueprint-phrases">
        {phrases.map((phrase, index) => (
          <li key={phrase} data-shown={index === current || undefined}>
            {phrase}
          </li>
        ))}
      </ul>
      <div className="flex items-end justify-between gap-4">
        <p className="max-w-text text-lead text-pretty">{text}</p>
        <div className="size-11">
          {isOffered && (
            <IconButton
              label={isPaused ? playLabel : pauseLabel}
              icon={isPaused ? <Play /> : <Pause />}
              className="blueprint-hold"
              onClick={() => setPaused(!isPaused)}
            />
          )}
        </div>
      </div>
    </section>
  );
}
