import {
  type ClockChange,
  maxGatheringDates,
  maxGatheringYears,
  type RepeatRule,
} from "@academy/contract/studio/gatherings";
import { AppError } from "../../../platform/errors.ts";
import { conflictOf, daysOf, lastPossibleDay } from "../zones/recurrence.rules.ts";
import { momentsOf, type WallTime, wallTimeAt } from "../zones/zone-time.rules.ts";

type Series = {
  zone: string;
  startsOn: string;
  time: string;
  clockChange: ClockChange;
  repeat: RepeatRule | null;
};

const refuse = (field: string, message: string) => new AppError("BAD_REQUEST", { field, message });

/** When each of a series begins. What it can't mean is refused by the field that says it. */
export function planSeries({ zone, startsOn, time, clockChange, repeat }: Series): Date[] {
  const conflict = conflictOf(startsOn, repeat);
  if (conflict === "fifth") {
    throw refuse("repeat", "Not every month has a fifth one of that weekday. Choose the last one instead.");
  }
  if (conflict === "not-last") {
    throw refuse("repeat", "The first date isn’t the last one of its weekday in that month.");
  }
  const last = lastPossibleDay(startsOn, maxGatheringYears);
  if (repeat && "on" in repeat.ends && repeat.ends.on > last) {
    throw refuse("ends", `A series lasts ${maxGatheringYears} years at most.`);
  }
  // One more than there may be tells whether there would be more.
  const days = daysOf(startsOn, repeat, { most: maxGatheringDates + 1, last });
  if (days.length === 0) throw refuse("ends", "The last day is before the first date.");
  if (days.length > maxGatheringDates) {
    throw refuse("ends", `A series has ${maxGatheringDates} dates at most.`);
  }
  if (repeat && "count" in repeat.ends && days.length < repeat.ends.count) {
    throw refuse("ends", `Within ${maxGatheringYears} years there are ${days.length} of them at most.`);
  }
  return days.map((day) => readMoment(zone, { day, time }, clockChange));
}

/** An hour that the clocks skip or show twice is asked about: nothing is guessed. */
export function readMoment(zone: string, wall: WallTime, clockChange: ClockChange): Date {
  const moments = momentsOf(zone, wall);
  if (moments.kind === "one") return moments.at;
  if (clockChange) return moments[clockChange];
  const place = zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
  const on = `On ${dayInWords(wall.day)}`;
  const [earlier, later] = [moments.earlier, moments.later].map((at) =>
    timeInWords(wallTimeAt(zone, at).time),
  );
  throw refuse(
    "clockChange",
    moments.kind === "skipped"
      ? `${on}, clocks in ${place} skip ${timeInWords(wall.time)}. Do you mean ${earlier} or ${later}?`
      : `${on}, clocks in ${place} show ${timeInWords(wall.time)} twice. Do you mean the first or the second time?`,
  );
}

const dayInWords = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "full" });
const timeInWords = (time: string) =>
  new Date(`2000-01-01T${time}:00Z`).toLocaleTimeString("en-US", { timeZone: "UTC", timeStyle: "short" });
