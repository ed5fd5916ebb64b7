export { hueClass } from "./archetype-hue.ts";
export { Mandala } from "./mandala.tsx";
export { numeralOf } from "./numeral.ts";
