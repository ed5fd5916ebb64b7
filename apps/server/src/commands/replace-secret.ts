import { dropSecondFactors } from "../features/account/public.ts";
import { systemClock as now } from "../platform/clock.ts";
import { keepSecretCheck } from "../platform/secrets/check-secret.ts";
import { readOrMakeSecret } from "../platform/secrets/secret.ts";
import { openBesideServer } from "./open-beside-server.ts";

/** For when the academy's secret is lost for good: the one that is there now counts from here on. */
await openBesideServer(async ({ db }, { dataDir, secret }) => {
  await keepSecretCheck(db, readOrMakeSecret(dataDir, secret), now());
  const dropped = await dropSecondFactors(db, now());
  console.log(`the current secret is now in use; accounts with two-step verification turned off: ${dropped}`);
});
