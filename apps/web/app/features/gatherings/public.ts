export { endOf, formatHour, formatMoment, placeOfClock, timeZoneHere, useNow } from "./moments.ts";
export { NextGathering } from "./next-gathering.tsx";
export { settingsQuery } from "./use-calendar.ts";
