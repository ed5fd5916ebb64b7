import { makeKeyedHash } from "../features/account/public.ts";
import { invite, revokeInvitations } from "../features/orders/public.ts";
import { systemClock as now } from "../platform/clock.ts";
import { inTransaction } from "../platform/db/database.ts";
import { readOrMakeSecret } from "../platform/secrets/secret.ts";
import { openBesideServer } from "./open-beside-server.ts";

const usage = `npm run invite -- EMAIL            emails an invitation to the alumni group: for this address, once, for fourteen days
npm run invite -- --revoke EMAIL   revokes it`;

const typed = process.argv.slice(2);
const isRevoked = typed[0] === "--revoke";
const email = typed
  .at(isRevoked ? 1 : 0)
  ?.trim()
  .toLowerCase();

if (email && /^[^\s@]+@[^\s@]+$/.test(email)) {
  await openBesideServer(async ({ db }, { dataDir, secret, baseUrl }) => {
    if (isRevoked) {
      const count = await inTransaction(db, (tx) => revokeInvitations(tx, email, now()));
      console.log(count > 0 ? `${email} is no longer invited` : `${email} was not invited`);
      return;
    }
    const hash = makeKeyedHash(readOrMakeSecret(dataDir, secret));
    const { token, expiresAt } = await invite({ db, hash, now }, email);
    console.log(`${email} is invited until ${expiresAt.toISOString().slice(0, 10)}; the email is on its way`);
    console.log(`invitation: ${baseUrl}/checkout/alumniGroup?invitation=${token}`);
  });
} else {
  console.error(usage);
  process.exitCode = 1;
}
