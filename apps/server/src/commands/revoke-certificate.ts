import { revokeCertificate, undoRevocation } from "../features/certificates/public.ts";
import { systemClock as now } from "../platform/clock.ts";
import { openBesideServer } from "./open-beside-server.ts";

const usage = `npm run revoke-certificate -- ID        revokes a certificate for good; completing the course again does not bring a new one
npm run revoke-certificate -- ID undo   issues a new one in its place`;

const [given = "", verb, ...more] = process.argv.slice(2);
const id = given.trim().toLowerCase();

if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) && more.length === 0) {
  if (verb === undefined) await revoke();
  else if (verb === "undo") await undo();
  else refuse(usage);
} else {
  refuse(usage);
}

function revoke(): Promise<void> {
  return openBesideServer(async ({ db }) => {
    if (await revokeCertificate(db, id, now())) console.log(`certificate ${id} has been revoked`);
    else refuse(`There is no certificate ${id}, or it is already invalid`);
  });
}

function undo(): Promise<void> {
  return openBesideServer(async ({ db }) => {
    const issued = await undoRevocation(db, id);
    if (issued) console.log(`certificate ${issued} replaces ${id}`);
    else refuse(`There is no revoked certificate ${id}`);
  });
}

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 1;
}
