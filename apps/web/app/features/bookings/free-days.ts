import { groupBy } from "../../lib/group-by.ts";

type FreeTime = { at: string; label: string };
export type FreeDay = { day: string; short: string; label: string; times: FreeTime[] };

type Clock = { timeZone?: string; language?: string };

/** Free times by the days of whoever reads them. Where clocks are put back, one hour comes twice: then each says its zone. */
export function freeDays(times: readonly string[], { timeZone, language }: Clock = {}): FreeDay[] {
  const formatBy = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, ...(timeZone ? { timeZone } : {}) });
    return (at: string) => format.format(new Date(at));
  };
  const dayOf = formatBy({ year: "numeric", month: "2-digit", day: "2-digit" });
  const short = formatBy({ weekday: "short", month: "short", day: "numeric" });
  const label = formatBy({ weekday: "long", month: "long", day: "numeric" });
  const hour = formatBy({ hour: "numeric", minute: "2-digit" });
  const exact = formatBy({ hour: "numeric", minute: "2-digit", timeZoneName: "short" });
  return [...groupBy(times, dayOf)].map(([day, ofDay]) => {
    const [first = ""] = ofDay;
    const hours = ofDay.map(hour);
    const isTwice = (text: string) => hours.indexOf(text) !== hours.lastIndexOf(text);
    return {
      day,
      short: short(first),
      label: label(first),
      times: ofDay.map((at, index) => {
        const text = hours[index] ?? "";
        return { at, label: isTwice(text) ? exact(at) : text };
      }),
    };
  });
}
