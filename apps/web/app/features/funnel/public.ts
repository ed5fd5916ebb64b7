export { readFirstTouch } from "./first-touch.ts";
export { funnel, watchLeaving } from "./funnel.ts";
