import { studioGatheringsPage } from "@academy/content/pages/studio/gatherings-page";
import type { ClockChange, GatheringBody, RepeatKind, RepeatRule } from "@academy/contract/studio/gatherings";
import { readFields } from "../../../ui/form/use-form.ts";

const words = studioGatheringsPage.form;

/** What was not typed is no number, and is asked for before anything is sent. */
const numberOf = (text: string | undefined): number => (text?.trim() ? Number(text) : Number.NaN);
export const clockChangeOf = (text: string | undefined): ClockChange =>
  text === "earlier" || text === "later" ? text : null;

export function readGathering(form: HTMLFormElement): GatheringBody {
  const fields = readFields(form);
  const { title = "", about = "", host = "", startsOn = "", time = "", zone = "", link = "" } = fields;
  return {
    title: title.trim(),
    about: about.trim(),
    host: host.trim(),
    zone,
    startsOn,
    time,
    clockChange: clockChangeOf(fields.clockChange),
    minutes: numberOf(fields.minutes),
    link: link.trim() || null,
    repeat: repeatOf(fields),
    benefits: new FormData(form).getAll("benefits").map(String),
  };
}

function repeatOf({
  repeat = "once",
  every,
  ends,
  count,
  last = "",
}: Record<string, string>): RepeatRule | null {
  if (repeat === "once") return null;
  return {
    kind: repeat as RepeatKind,
    every: numberOf(every),
    ends: ends === "on" ? { on: last } : { count: numberOf(count) },
  };
}

const isWhole = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** What is missing, by its field. */
export function checkGathering(body: GatheringBody): Record<string, string> {
  const { title, host, startsOn, time, minutes, repeat, benefits, link } = body;
  const ends = repeat?.ends;
  return {
    ...(title ? {} : { title: words.noTitle }),
    ...(host ? {} : { host: words.noHost }),
    ...(startsOn ? {} : { startsOn: words.noDay }),
    ...(time ? {} : { time: words.noTime }),
    ...(isWhole(minutes, 5, 720) ? {} : { minutes: words.noMinutes }),
    ...(link === null || link.startsWith("https://") ? {} : { link: words.badLink }),
    ...(repeat && !isWhole(repeat.every, 1, 12) ? { every: words.noEvery } : {}),
    ...(ends && "count" in ends && !isWhole(ends.count, 2, 520) ? { count: words.noCount } : {}),
    ...(ends && "on" in ends && !ends.on ? { last: words.noLast } : {}),
    ...(benefits.length > 0 ? {} : { form: words.noBenefits }),
  };
}
