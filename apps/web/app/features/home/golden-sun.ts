import type { MandalaDesign } from "@academy/mandalas/design";
import { risingLight, risingRay } from "@academy/mandalas/rising-light";

/** The academy's own mandala in one color. */
export const goldenSun: MandalaDesign = {
  rings: risingLight.rings,
  wheels: [...risingLight.wheels, risingRay],
};
