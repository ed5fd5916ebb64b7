import { wallTimeAt } from "../zones/zone-time.rules.ts";

/** Which day that is, of one that is less than a day away. */
export const dayInWords = (at: Date, now: Date, zone: string): "today" | "tomorrow" =>
  wallTimeAt(zone, at).day === wallTimeAt(zone, now).day ? "today" : "tomorrow";
