export { openQuestion, withFreshProof } from "./proof/ask-for-proof.ts";
export { ProofWhenAsked } from "./proof/proof-when-asked.tsx";
export { ClaimResult } from "./result/lazy-claim-result.ts";
export { askAgain } from "./session/ask-again.ts";
export { looksSignedIn, useUser } from "./session/use-user.ts";
export { signInOptionsQuery } from "./sign-in-options.ts";
