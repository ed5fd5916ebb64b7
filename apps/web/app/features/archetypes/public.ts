export { hueClass, washClass } from "./archetype-hue.ts";
export { FilledMandala } from "./filled-mandala.tsx";
export { Mandala } from "./mandala.tsx";
export { MandalaDrawing } from "./mandala-drawing.tsx";
export { numeralOf } from "./numeral.ts";
export { PageDrawing } from "./page-drawing.tsx";
export { RisingMandala } from "./rising-mandala.tsx";
