import { lazy, Suspense, useSyncExternalStore } from "react";
import { openQuestion } from "./ask-for-proof.ts";

// Marked as pure, so that pages which use something else of this feature carry none of it.
const ProofDialog = /* @__PURE__ */ lazy(() =>
  import("./proof-dialog.tsx").then((module) => ({ default: module.ProofDialog })),
);

/** The question, for pages of other features: fetched when it is asked. */
export function ProofWhenAsked() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.current, () => undefined);
  return (
    question && (
      <Suspense fallback={null}>
        <ProofDialog />
      </Suspense>
    )
  );
}
