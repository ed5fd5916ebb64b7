import { lazy } from "react";

/** For other features, whose pages have it in a file of its own: visitors' pages share what is exported with this feature. */
export const ProofDialog = lazy(() =>
  import("./proof-dialog.tsx").then((module) => ({ default: module.ProofDialog })),
);
