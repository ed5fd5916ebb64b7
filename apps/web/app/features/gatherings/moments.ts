import { useEffect, useState } from "react";
import { timeZoneHere } from "../../lib/text/local-day.ts";

/** Where the reader's clock is: `New York`. */
export const placeOfClock = (): string => {
  const timeZone = timeZoneHere();
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
};

/** A day and an hour by the reader's clock, as one would say them. */
export const formatMoment = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, {
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });

export const formatHour = (iso: string): string =>
  new Date(iso).toLocaleTimeString(undefined, { hour: "numeric", minute: "2-digit" });

export const monthOf = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { month: "long", year: "numeric" });

export const endOf = ({ startsAt, minutes }: { startsAt: string; minutes: number }): number =>
  new Date(startsAt).getTime() + minutes * 60_000;

/** Browsers wait no longer at a time. */
const longestWait = 2 ** 31 - 1;

/** What time it is, known anew once each of these moments has come. */
export function useNow(moments: readonly number[]): number {
  const [now, setNow] = useState(Date.now);
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now() + 50, longestWait));
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
