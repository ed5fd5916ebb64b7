import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { grantOffer, isOfferKey, offerKeys } from "../../../apps/server/src/features/access/public.ts";
import { findUserByEmail, makeKeyedHash } from "../../../apps/server/src/features/account/public.ts";
import { revokeCertificate } from "../../../apps/server/src/features/certificates/public.ts";
import { insertCoupon, readCoupon } from "../../../apps/server/src/features/offers/public.ts";
import { invite } from "../../../apps/server/src/features/orders/public.ts";
import { type Db, inTransaction } from "../../../apps/server/src/platform/db/database.ts";
import { readOrMakeSecret } from "../../../apps/server/src/platform/secrets/secret.ts";
import { type DemoAcademy, makeDemoAcademies } from "./demo-academies.ts";

/**
 * What a journey may ask for: what `npm run grant`, `revoke-certificate`, `coupon` and `invite` do, an hour to have
 * passed, and an academy of its own for a while.
 */
export type Order =
  | { grant: { email: string; offer: string } }
  | { revokeCertificate: { id: string } }
  /** As it is typed behind `npm run coupon -- add`. */
  | { coupon: { typed: string[] } }
  | { invite: { email: string } }
  | { letProofsAge: { email: string } }
  /** As if its day had come: it begins in so many minutes. */
  | { bringNear: { gathering: string; minutes: number } }
  | { borrowAcademy: { journey: string } }
  | { giveBackAcademy: DemoAcademy };

/**
 * Does for journeys what an operator does by a command. A program for each of them takes longer than many a journey;
 * that the commands themselves work, the server's tests show.
 */
export async function startOperator(db: () => Db, dataDir: string) {
  const academies = makeDemoAcademies(dataDir);
  const follow = async (order: Order): Promise<string> => {
    if ("borrowAcademy" in order) return JSON.stringify(await academies.borrow(order.borrowAcademy.journey));
    if ("giveBackAcademy" in order) academies.giveBack(order.giveBackAcademy);
    else await carryOut(db(), order);
    return "";
  };
  const server = createServer(async (request, response) => {
    try {
      response.end(await follow((await json(request)) as Order));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.close();
    server.closeAllConnections();
    return academies.stop();
  };
  return { url, stop };
}

async function carryOut(
  db: Db,
  order: Exclude<Order, { borrowAcademy: unknown } | { giveBackAcademy: DemoAcademy }>,
): Promise<void> {
  const now = new Date();
  if ("revokeCertificate" in order) {
    const { id } = order.revokeCertificate;
    if (!(await revokeCertificate(db, id, now))) throw new Error(`There is no certificate ${id}`);
    return;
  }
  if ("letProofsAge" in order) return letProofsAge(db, order.letProofsAge.email, now);
  if ("bringNear" in order) return bringNear(db, order.bringNear, now);
  if ("coupon" in order) return makeCoupon(db, order.coupon.typed, now);
  if ("invite" in order) {
    const hash = makeKeyedHash(readOrMakeSecret(process.env.DATA_DIR ?? "", undefined));
    await invite({ db, hash, now: () => now }, order.invite.email);
    return;
  }
  const { email, offer } = order.grant;
  if (!isOfferKey(offer)) throw new Error(`There is no offer ${offer}`);
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`There is no account with ${email}`);
  await inTransaction(db, (tx) => grantOffer(tx, { userId: user.id, offer, source: "operator", now }));
}

async function makeCoupon(db: Db, typed: string[], now: Date): Promise<void> {
  const read = readCoupon(typed, offerKeys);
  if ("mistake" in read) throw new Error(read.mistake);
  await inTransaction(db, (tx) => insertCoupon(tx, read.coupon, now));
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

type Near = { gathering: string; minutes: number };

async function bringNear(db: Db, { gathering, minutes }: Near, now: Date): Promise<void> {
  const first = await db
    .selectFrom("gathering_dates")
    .innerJoin("gatherings", "gatherings.id", "gathering_dates.gathering_id")
    .select("gathering_dates.id")
    .where("gatherings.title", "=", gathering)
    .orderBy("gathering_dates.starts_at")
    .executeTakeFirstOrThrow();
  const inMinutes = (count: number) => new Date(now.getTime() + count * 60_000);
  await db
    .updateTable("gathering_dates")
    .set({ starts_at: inMinutes(minutes), ends_at: inMinutes(minutes + 60) })
    .where("id", "=", first.id)
    .execute();
}
