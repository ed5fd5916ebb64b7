export { endOf, formatMoment, placeOfClock, timeZoneHere, useNow } from "./moments.ts";
export { NextGathering } from "./next-gathering.tsx";
