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

const usage = `npm run coupon -- add CODE 15% [--offers a,b] [--uses N] [--per-person N] [--until YYYY-MM-DD]   makes a code; 20.00 instead of 15% is dollars
npm run coupon -- list        prints the codes that count
npm run coupon -- end CODE    lets a code count no more`;

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
  else refuse(`There is, or has been, a code ${coupon.code}: choose another`);
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
  if (coupons.length === 0) console.log("There are no codes");
  for (const coupon of coupons) console.log(describeCoupon(coupon));
}

async function end(db: Db): Promise<void> {
  const code = plainCode(typed[0] ?? "");
  const hasEnded = await inTransaction(db, (tx) => archiveCoupon(tx, code, now()));
  if (hasEnded) console.log(`${code} counts no more`);
  else refuse(`There is no code ${code}`);
}

function refuse(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
