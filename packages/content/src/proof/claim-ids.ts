/**
 * What the owner has to confirm before a live academy says it: figures, ratings and voices that nobody but her can
 * prove. A demo shows all of it. `claims.ts` has the words.
 */
export const claimIds = [
  "home-students",
  "home-rating",
  "home-video-hours",
  "home-voices",
  "home-addresses",
  "quiz-voices",
  "subscribe-voices",
  "founder-years",
  "founder-healers",
  "alumni-transformed",
  "alumni-success",
  "alumni-around-the-clock",
  "alumni-stay",
  "alumni-nineteen-others",
  "alumni-values",
  "blueprint-trained",
  "blueprint-quiz-takers",
  "blueprint-savings",
  "blueprint-most-popular",
  "blueprint-carousel",
  "blueprint-cards",
  "blueprint-pair",
  "blueprint-rating",
  "blueprint-taken-by",
  "blueprint-search-prices",
] as const;

export type ClaimId = (typeof claimIds)[number];

/** What a live academy shows all the same, because its pages would not be whole without: to be replaced, or seen to. */
export const sampleIds = [
  "founder-story",
  "terms",
  "privacy",
  "contact-addresses",
  "guided-support",
  "deep-dive-session",
  "alumni-group",
] as const;

export type SampleId = (typeof sampleIds)[number];

/** A claim itself, or the words beside something that call it a sample. */
export type ClaimMark = ClaimId | `sample:${ClaimId | SampleId}`;
