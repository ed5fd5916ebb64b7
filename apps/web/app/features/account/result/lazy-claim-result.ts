import { lazy } from "react";

/** Fetched where a device knows a result that the account doesn't. */
export const ClaimResult = lazy(() =>
  import("./claim-result.tsx").then(({ ClaimResult: Claim }) => ({ default: Claim })),
);
