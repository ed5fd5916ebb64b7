import { makeKeyedHash, makeOwner, makeOwnerLink } from "../features/account/public.ts";
import { systemClock as now } from "../platform/clock.ts";
import { readOrMakeSecret } from "../platform/secrets/secret.ts";
import { openBesideServer } from "./open-beside-server.ts";

const email = process.argv[2]?.trim().toLowerCase();

if (email?.includes("@")) {
  await openBesideServer(async ({ db }, { dataDir, secret, baseUrl }) => {
    if (await makeOwner({ db, now }, email)) {
      console.log(`${email} is now an owner of the academy`);
      return;
    }
    const hash = makeKeyedHash(readOrMakeSecret(dataDir, secret));
    console.log(`There is no account with ${email} yet. Sign up, then open this link within a day:`);
    console.log(`owner link: ${await makeOwnerLink({ db, now, hash, baseUrl })}`);
  });
} else {
  console.error("npm run owner -- EMAIL   makes the account with this address an owner of the academy");
  process.exitCode = 1;
}
