import type { proofDialog } from "@academy/content/pages/account-pages";
import { hasCode } from "../../../lib/api/api-error.ts";
import { createStore } from "../../../lib/store.ts";

/** What is to be confirmed, in a sentence. */
type ProofReason = (words: typeof proofDialog) => string;
/** A call waits to hear whether it has been shown that it is the person who is signed in. */
type Question = { about: ProofReason; answer: (isProven: boolean) => void; answered: Promise<boolean> };

export const openQuestion = /* @__PURE__ */ createStore<Question | undefined>(() => undefined);

/** Calls that come while somebody is being asked wait for the same answer. */
function askForProof(about: ProofReason): Promise<boolean> {
  const open = openQuestion.current();
  if (open) return open.answered;
  let answer: Question["answer"] = () => {};
  const answered = new Promise<boolean>((resolve) => {
    answer = (isProven) => {
      openQuestion.set(undefined);
      resolve(isProven);
    };
  });
  openQuestion.set({ about, answer, answered });
  return answered;
}

/** The same call, which asks for a proof where the server wants one, and is then made again. */
export function withFreshProof<Given extends unknown[], Answer>(
  about: ProofReason,
  send: (...given: Given) => Promise<Answer>,
): (...given: Given) => Promise<Answer> {
  return async (...given) => {
    try {
      return await send(...given);
    } catch (error) {
      if (!hasCode(error, "FRESH_PROOF_NEEDED") || !(await askForProof(about))) throw error;
      return send(...given);
    }
  };
}
