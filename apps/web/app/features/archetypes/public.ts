export { hueClass, hueOf, washClass } from "./archetype-hue.ts";
export { ArchetypePair } from "./archetype-pair.tsx";
export { Mandala } from "./mandala.tsx";
export { FilledMandala, MandalaDrawing } from "./mandala-drawing.tsx";
export { numeralOf } from "./numeral.ts";
export { PageDrawing } from "./page-drawing.tsx";
export { RisingMandala } from "./rising-mandala.tsx";
