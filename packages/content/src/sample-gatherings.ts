/**
 * Sample: what a demo's calendar begins with, so that every tier can be tried. Dated from the day of its start; a live
 * academy has none.
 */
export const sampleZone = "America/New_York";
/** A page of ours: nobody else's room is named. */
export const sampleLink = "/calendar/sample-call";

export type SampleGathering = {
  title: string;
  about: string;
  host: string;
  benefit: string;
  /** 0 is Sunday; the first is no sooner than so many days from today. */
  weekday: number;
  fromDays: number;
  time: string;
  minutes: number;
  repeat: { kind: "weeks" | "month-weekday"; every: number; count: number } | null;
};

export const sampleGatherings: readonly SampleGathering[] = [
  {
    title: "Monthly group call",
    about: "Bring the page you’re stuck on. We’ll look at as many as the hour holds.",
    host: "Elena",
    benefit: "group-calls",
    weekday: 2,
    fromDays: 2,
    time: "19:00",
    minutes: 60,
    repeat: { kind: "month-weekday", every: 1, count: 24 },
  },
  {
    title: "Co-working",
    about: "Cameras on, mics off. Say what you’ll do, do it, and say how it went.",
    host: "Elena",
    benefit: "co-working",
    weekday: 4,
    fromDays: 1,
    time: "12:00",
    minutes: 90,
    repeat: { kind: "weeks", every: 1, count: 104 },
  },
  {
    title: "Alumni call",
    about: "What worked since last time, what didn’t, and one thing to try.",
    host: "Elena",
    benefit: "alumni-calls",
    weekday: 3,
    fromDays: 1,
    time: "18:00",
    minutes: 75,
    repeat: { kind: "weeks", every: 2, count: 52 },
  },
  {
    title: "Guest session: asking for money without apologizing",
    about: "An hour with somebody who sets prices for a living, and time for your questions.",
    host: "Elena and a guest",
    benefit: "guest-sessions",
    weekday: 5,
    fromDays: 14,
    time: "13:00",
    minutes: 60,
    repeat: null,
  },
  {
    title: "Manifestation hour",
    about: "An hour with the wish, before the to-do list.",
    host: "Elena",
    benefit: "manifestation",
    weekday: 0,
    fromDays: 1,
    time: "10:00",
    minutes: 60,
    repeat: { kind: "month-weekday", every: 1, count: 24 },
  },
];
