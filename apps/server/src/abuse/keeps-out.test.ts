import { expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { type Academy, startAsShipped } from "../testing/servers/as-shipped.ts";

/** One of as many as whoever has a whole /48 can come from, each in a network of its own below it. */
let line = 0;
const ofProvider = () => `2001:db8:7:${(++line).toString(16)}::1`;

async function codesTo(academy: Academy, address: string): Promise<string[]> {
  const mails = await academy.withData((db) =>
    db.selectFrom("kept_mails").select(["recipient", "body_text"]).orderBy("id").execute(),
  );
  const own = mails.filter(({ recipient }) => recipient.includes(address));
  return own.flatMap(({ body_text }) => /^\s*(\d{6})\s*$/m.exec(body_text)?.[1] ?? []);
}

/** Every way in, from one network after another of a whole provider's line. */
async function spendAll(academy: Academy, email: string): Promise<void> {
  for (let round = 0; round < 12; round++) {
    const attacker = () => academy.from(ofProvider());
    await attacker().post("/api/auth/sign-in/email", { email, password: `guess ${round}` });
    await attacker().post("/api/auth/code", { email });
    await attacker().post("/api/auth/sign-in/code", { email, code: "000000" });
    await attacker().post("/api/auth/password/forgot", { email });
  }
  const last = await academy.from(ofProvider()).post("/api/auth/sign-in/email", { email, password: "guess" });
  expect(last.status, "whoever guesses has to wait").toBe(429);
}

test("knowing an address keeps its owner out by no way in, also on a new phone, for whoever has a whole /48", async () => {
  const academy = await startAsShipped();
  const victim = await academy.signIn();
  const { email, password } = victim;
  await victim.post("/api/auth/sign-out");
  await spendAll(academy, email);

  // A browser that nobody has signed in with, on a line of its own.
  const phone = academy.stranger();
  expect((await phone.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
  const tablet = academy.stranger();
  const before = (await codesTo(academy, email)).length;
  expect((await tablet.post("/api/auth/code", { email })).status).toBe(200);
  const codes = await eventually(
    () => codesTo(academy, email),
    ({ length }) => length > before,
  );
  // Neither another code nor guesses of strangers spoil the one that was asked for here.
  await academy.stranger().post("/api/auth/code", { email });
  for (let tries = 0; tries < 6; tries++) {
    await academy.from(ofProvider()).post("/api/auth/sign-in/code", { email, code: "000000" });
    await academy.stranger().post("/api/auth/sign-in/code", { email, code: "000000" });
  }
  expect((await tablet.post("/api/auth/sign-in/code", { email, code: codes.at(-1) })).status).toBe(200);

  // Where she is signed in already, guesses from everywhere else don't count against her.
  for (let tries = 0; tries < 30; tries++) {
    await academy.stranger().post("/api/auth/sign-in/email", { email, password: `guess ${tries}` });
  }
  const elsewhere = await academy.stranger().post("/api/auth/sign-in/email", { email, password });
  expect(elsewhere.status, "from many networks at once everybody else waits").toBe(429);
  const laptop = academy.from(phone.address);
  expect((await laptop.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);
});
