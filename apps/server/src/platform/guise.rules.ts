const prefix = "guise:";

/**
 * Who an owner is while she looks as a learner of an offer: an id that no row has. Nothing is known of them but what they
 * were given, and nothing can be written about them.
 */
export const guiseIdOf = (offer: string): string => prefix + offer;

export const offerOfGuise = (userId: string): string | undefined =>
  userId.startsWith(prefix) ? userId.slice(prefix.length) : undefined;
