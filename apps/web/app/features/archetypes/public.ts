export { hueClass, washClass } from "./archetype-hue.ts";
export { Mandala, MandalaDrawing } from "./mandala.tsx";
export { numeralOf } from "./numeral.ts";
export { RisingMandala } from "./rising-mandala.tsx";
