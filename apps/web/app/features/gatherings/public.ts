export { endOf, formatMoment, placeOfClock, useNow } from "./moments.ts";
export { NextGathering } from "./next-gathering.tsx";
