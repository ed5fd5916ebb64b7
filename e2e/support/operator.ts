import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { grantOffer, isOfferKey } from "../../apps/server/src/features/access/public.ts";
import { findUserByEmail } from "../../apps/server/src/features/account/public.ts";
import { revokeCertificate } from "../../apps/server/src/features/certificates/public.ts";
import { type Db, inTransaction } from "../../apps/server/src/platform/db/database.ts";

/** What a journey may ask for: what `npm run grant` and `npm run revoke-certificate` do, and an hour to have passed. */
export type Order =
  | { grant: { email: string; offer: string } }
  | { revokeCertificate: { id: string } }
  | { letProofsAge: { email: string } };

/**
 * Does for journeys what an operator does by a command. A program for each of them takes longer than many a journey;
 * that the commands themselves work, the server's tests show.
 */
export async function startOperator(db: () => Db) {
  const server = createServer(async (request, response) => {
    try {
      await follow(db(), (await json(request)) as Order);
      response.end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url, stop };
}

async function follow(db: Db, order: Order): Promise<void> {
  const now = new Date();
  if ("revokeCertificate" in order) {
    const { id } = order.revokeCertificate;
    if (!(await revokeCertificate(db, id, now))) throw new Error(`There is no certificate ${id}`);
    return;
  }
  if ("letProofsAge" in order) return letProofsAge(db, order.letProofsAge.email, now);
  const { email, offer } = order.grant;
  if (!isOfferKey(offer)) throw new Error(`There is no offer ${offer}`);
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`There is no account with ${email}`);
  await inTransaction(db, (tx) => grantOffer(tx, { userId: user.id, offer, source: "operator", now }));
}

/** As if whoever is signed in had been so for an hour. */
async function letProofsAge(db: Db, email: string, now: Date): Promise<void> {
  const user = await findUserByEmail(db, email);
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  await db
    .updateTable("sessions")
    .set({ proven_at: anHourAgo })
    .where("user_id", "=", user?.id ?? "")
    .execute();
}
