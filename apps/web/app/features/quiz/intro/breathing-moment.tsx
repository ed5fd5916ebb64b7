import { breathingMoment } from "@academy/content/pages/quiz/quiz-page";
import { risingLight, risingRay } from "@academy/mandalas/rising-light";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { classes } from "../../../ui/classes.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { MandalaDrawing } from "../../archetypes/public.ts";

/** The academy's sun in a single color. */
const sun = { rings: risingLight.rings, wheels: [...risingLight.wheels, risingRay] };

/** A drawing that breathes: four seconds in, six out. It can be held still, and is where less motion was asked for. */
export function BreathingMoment() {
  const [isHeld, setHeld] = useState(false);
  // Not before it can be stopped.
  const canBreathe = useHydrated();
  const { heading, text, breatheIn, breatheOut, pause, play } = breathingMoment;
  return (
    <section
      aria-labelledby="breath-heading"
      className={classes("breath", canBreathe && "breath-moves", isHeld && "breath-held")}
    >
      <div className="breath-plate">
        <div className="breath-drawing">
          <MandalaDrawing design={sun} />
        </div>
        <p className="breath-words">
          <span className="breath-in">{breatheIn}</span>
          <span className="breath-out">{breatheOut}</span>
        </p>
      </div>
      <div className="breath-text">
        <h2 id="breath-heading" className="text-title">
          {heading}
        </h2>
        <p className="mt-4 max-w-text text-lead text-pretty">{text}</p>
        <IconButton
          className="breath-switch"
          label={isHeld ? play : pause}
          icon={isHeld ? <Play /> : <Pause />}
          onClick={() => setHeld(!isHeld)}
        />
      </div>
    </section>
  );
}
