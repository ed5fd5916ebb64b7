import { offerKeys } from "../features/access/public.ts";
import {
  archiveCoupon,
  describeCoupon,
  insertCoupon,
  listCoupons,
  plainCode,
  readCoupon,
} from "../features/offers/public.ts";
import { systemClock as now } from "../platform/clock.ts";
import { type Db, inTransaction } from "../platform/db/database.ts";
import { openBesideServer } from "./open-beside-server.ts";

const usage = `npm run coupon -- add CODE 15% [--offers a,b] [--uses N] [--per-person N] [--until YYYY-MM-DD]   creates a code; for dollars off, write 20.00 instead of 15%
npm run coupon -- list        lists the active codes
npm run coupon -- end CODE    ends a code`;

const [verb, ...typed] = process.argv.slice(2);
const verbs: Record<string, (db: Db) => Promise<void>> = { add, list, end };
const chosen = verbs[verb ?? ""];
if (chosen) await openBesideServer(({ db }) => chosen(db));
else refuse(usage);

async function add(db: Db): Promise<void> {
  const read = readOrFail();
  if ("mistake" in read) return refuse(read.mistake);
  const { coupon } = read;
  const isNew = await inTransaction(db, (tx) => insertCoupon(tx, coupon, now()));
  if (isNew) console.log(describeCoupon(coupon));
  else refuse(`The code ${coupon.code} exists or has existed: choose another`);
}

/** An option that nobody knows is a mistake of whoever typed it. */
function readOrFail(): ReturnType<typeof readCoupon> {
  try {
    return readCoupon(typed, offerKeys);
  } catch {
    return { mistake: usage };
  }
}

async function list(db: Db): Promise<void> {
  const coupons = await listCoupons(db);
  if (coupons.length === 0) console.log("There are no active codes");
  for (const coupon of coupons) console.log(describeCoupon(coupon));
}

async function end(db: Db): Promise<void> {
  const code = plainCode(typed[0] ?? "");
  const hasEnded = await inTransaction(db, (tx) => archiveCoupon(tx, code, now()));
  if (hasEnded) console.log(`${code} has ended`);
  else refuse(`There is no code ${code}`);
}

function refuse(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
