import type { ClaimId, ClaimMark } from "@academy/content/proof/claim-ids";

/** Something that only the owner can prove. */
export type Claim = ClaimId;
/** The word beside something that calls it a sample. */
export type SampleNote = ClaimMark & `sample:${string}`;
export const sampleOf = (claim: Claim): SampleNote => `sample:${claim}`;

/**
 * What this academy does not say yet: the server has cut it out of the page and names it on the root element. In a demo,
 * and while the pages are made, that is nothing.
 */
const withheld = new Set(
  typeof document === "undefined" ? [] : document.documentElement.dataset.withheld?.split(" "),
);

/** Of several, whether any is: what holds them together stays as long as there is something in it. */
export const isShown = (...marks: ClaimMark[]): boolean => marks.some((mark) => !withheld.has(mark));

/**
 * Says to the server what an element is about; whoever marks one also asks `isShown` before drawing it. It may not stand
 * between two pieces of bare text: cut out, it would leave one where React looks for two.
 */
export const claimOf = (...marks: ClaimMark[]) => ({ "data-claim": marks.join(" ") });
