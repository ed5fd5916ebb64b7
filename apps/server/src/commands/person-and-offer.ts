import type { OfferKey } from "@academy/content/offers";
import { isOfferKey, offerKeys } from "../features/access/public.ts";
import { findUserByEmail } from "../features/account/public.ts";
import { inTransaction, type Tx } from "../platform/db/database.ts";
import { openBesideServer } from "./open-beside-server.ts";

type GrantTarget = { userId: string; email: string; offer: OfferKey; reason: string | undefined };

/** For commands that take `EMAIL OFFER`, and a reason after it: finds both, or says in one line what is wrong. Answers with a line to print. */
export async function withPersonAndOffer(
  usage: string,
  work: (tx: Tx, named: GrantTarget) => Promise<string>,
): Promise<void> {
  const [given, offer, ...words] = process.argv.slice(2);
  const reason = words.join(" ").trim().slice(0, 500) || undefined;
  const email = given?.trim().toLowerCase();
  if (!email?.includes("@") || !offer) return fail(usage);
  if (!isOfferKey(offer)) return fail(`There is no offer ${offer}. Choose one of: ${offerKeys.join(", ")}`);
  await openBesideServer(async ({ db }) => {
    const user = await findUserByEmail(db, email);
    if (!user) return fail(`There is no account with ${email}`);
    console.log(await inTransaction(db, (tx) => work(tx, { userId: user.id, email, offer, reason })));
  });
}

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
