import { keepPresses } from "./keep-presses.ts";
import { run as layOutInParts } from "./lay-out-in-parts.ts";

/** At the head of a page, so that nothing can be pressed before it has run. */
export function run(): void {
  keepPresses();
  layOutInParts();
}
