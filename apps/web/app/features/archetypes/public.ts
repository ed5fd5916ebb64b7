export { hueClass, washClass } from "./archetype-hue.ts";
export { Mandala } from "./mandala.tsx";
export { FilledMandala, MandalaDrawing } from "./mandala-drawing.tsx";
export { numeralOf } from "./numeral.ts";
export { PageDrawing } from "./page-drawing.tsx";
export { RisingMandala } from "./rising-mandala.tsx";
