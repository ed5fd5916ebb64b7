import { type ClaimMark, claimIds, sampleIds } from "@academy/content/proof/claim-ids";
import { samplesToReplace } from "@academy/content/proof/claims";

const known: readonly (string | undefined)[] = [...claimIds, ...sampleIds];

/** What the owner has confirmed, as `CONFIRMED_CLAIMS` says it: ids, or everything. */
export type ConfirmedClaims = readonly string[] | "all";

export const isKnownClaim = (id: string) => known.includes(id);

export function unknownClaim(confirmed: ConfirmedClaims): string | undefined {
  return confirmed === "all" ? undefined : confirmed.find((id) => !known.includes(id));
}

/** What is still to be done before an academy can be shown to the world. A demo has nothing to prove. */
export function launchChecklist({ isDemo, confirmed }: { isDemo: boolean; confirmed: ConfirmedClaims }) {
  const isConfirmed = (id: string) => isDemo || confirmed === "all" || confirmed.includes(id);
  const isOpen = (id: string) => !isConfirmed(id);
  const leftOut = claimIds.filter(isOpen);
  // What is left out is not called a sample either.
  const marks = isDemo ? [] : [...claimIds, ...sampleIds.filter(isConfirmed)];
  return {
    /** Claims that the pages leave out. */
    leftOut,
    /** Samples that the pages still show, each with what is to be done about it. */
    stillSamples: sampleIds.filter(isOpen).map((id) => `${id}: ${samplesToReplace[id]}`),
    /** All that has to go from the pages: these claims, and the word "sample" beside what is confirmed. */
    withheld: [...leftOut, ...marks.map((id): ClaimMark => `sample:${id}`)] as readonly ClaimMark[],
  };
}
