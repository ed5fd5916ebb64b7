import type { ArchetypeKey } from "@academy/quiz/archetypes";

/** The lessons of the Blueprint, by their slugs, in their order. */
export const blueprintLessons = [
  "the-assessment-taken-slowly",
  "two-under-one-roof",
  "what-people-already-come-for",
  "where-you-give-it-away",
  "one-sentence-about-your-work",
  "the-person-you-would-do-it-for-again",
  "a-business-model-that-fits",
  "the-signature-offer",
  "a-smaller-door",
  "a-price-you-can-say-aloud",
  "the-customer-journey",
  "where-your-people-already-are",
  "saying-it-in-your-own-voice",
  "one-channel-properly",
  "the-invitation",
  "the-ninety-day-launch-plan",
  "the-first-monday",
] as const;

export type BlueprintLesson = (typeof blueprintLessons)[number];

/** A signature offer as the page in The Offer Book asks for it. The price is left to whoever copies it. */
export type SampleOffer = {
  name: string;
  forWhom: string;
  first: string;
  middle: string;
  last: string;
  howLong: string;
  weBring: string;
  finishedWhen: string;
  whatItIsNot: string;
};

/** A week of the launch plan: each of the three begins with a verb, fits into an hour and depends on nobody else. */
export type SampleWeek = { found: string; invite: string; house: string };

/** What the Blueprint says to a learner whose primary archetype it is. */
export type ArchetypePassages<Own extends ArchetypeKey> = {
  /** What this archetype tends to do with the lesson's task, and one thing to write or do instead. */
  lessons: Record<BlueprintLesson, string>;
  /** For “Two under one roof”: what to do when this other archetype comes second. */
  with: Record<Exclude<ArchetypeKey, Own>, string>;
  /** Filled-in examples, all of one practice. */
  sentence: string;
  offer: SampleOffer;
  /** One of the six of “One channel, properly,” with its day, and its small version. */
  channel: { what: string; small: string };
  weeks: readonly [SampleWeek, SampleWeek, SampleWeek];
};
