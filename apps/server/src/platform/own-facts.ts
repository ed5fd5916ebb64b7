import type { Person } from "./personal-data.ts";

/** What somebody is told of what is theirs, and where they see it for themselves. */
export type OwnFact = { text: string; sources: readonly { title: string; url: string }[] };

/**
 * What a feature can tell people about themselves when they ask Sage support, said by the feature itself: Sage finds out
 * what is asked without knowing what it is.
 */
export type OwnFacts<Asker extends Person = Person> = {
  /** Under which an answer is counted. */
  name: string;
  /** Ways of asking for just this, in the first person. */
  asks: readonly string[];
  /** What is asked for in general, by the ids of Sage's passages: there one's own stands before the rule for everybody. */
  passages: readonly string[];
  /** From this person's own data and nobody else's; undefined where they have nothing of the kind. */
  find(asker: Asker): Promise<OwnFact | undefined>;
};
