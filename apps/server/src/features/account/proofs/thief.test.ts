import fc from "fast-check";
import { expect, test } from "vitest";
import { type Api, type Browser, openBrowser } from "../../../testing/browser.ts";
import { signInLearner } from "../../../testing/data/learners.ts";
import { codeIn, nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

/** What somebody got hold of who is not the person: a copy of their session, codes and links that are not for them. */
type Loot = {
  oldCode: string;
  usedCode: string;
  /** To set the password of somebody else, to take somebody else's address back, to become the owner. */
  links: { reset: string; restore: string; owner: string };
  sessionIds: string[];
};
type Move = (thief: Browser, loot: Loot, victim: { email: string }) => Promise<unknown>;

const account = "/api/account";
/** Everything that could lead from a session to an account, with the best that the thief has to send along. */
const moves: Record<string, Move> = {
  "change the address": (thief) => thief.post(`${account}/email`, { email: "thief@example.org" }),
  "confirm with an old code": (thief, { oldCode }) =>
    thief.post(`${account}/email/confirm`, { code: oldCode }),
  "change the password": (thief) => thief.post(`${account}/password`, { newPassword: "the thief's own" }),
  "prove with a guess": (thief) => thief.post(`${account}/proof`, { password: "a quiet guess" }),
  "prove with an old code": (thief, { oldCode }) => thief.post(`${account}/proof`, { mailedCode: oldCode }),
  "prove with a used code": (thief, { usedCode }) => thief.post(`${account}/proof`, { mailedCode: usedCode }),
  "prove with a second factor that is not there": (thief) =>
    thief.post(`${account}/proof`, { code: "123456" }),
  "have a code mailed": (thief) => thief.post(`${account}/proof/code`),
  "set up a second factor": (thief) => thief.post(`${account}/second-factor/start`),
  "confirm a second factor": (thief, { oldCode }) =>
    thief.post(`${account}/second-factor/confirm`, { code: oldCode }),
  "get recovery codes": (thief) => thief.post(`${account}/second-factor/recovery-codes`),
  "end a session": (thief, { sessionIds }) => thief.send("DELETE", `${account}/sessions/${sessionIds[0]}`),
  "end all sessions": (thief) => thief.post(`${account}/sessions/end-all`),
  "delete the account": (thief, _loot, { email }) => thief.post(`${account}/delete`, { email }),
  "become the owner": (thief, { links }) => thief.post("/api/owner/claim", { token: links.owner }),
  "take another's address back": (thief, { links }) =>
    thief.post(`${account}/email/restore`, { token: links.restore }),
  "use that link to set a password": (thief, { links }) =>
    thief.post("/api/auth/password/reset", { token: links.restore, password: "the thief's own" }),
  "set another's password": (thief, { links }) =>
    thief.post("/api/auth/password/reset", { token: links.reset, password: "the thief's own" }),
  "sign in with an old code": (_thief, { oldCode }, { email }) =>
    openBrowser(api).post("/api/auth/sign-in/code", { email, code: oldCode }),
  "sign in with a used code": (_thief, { usedCode }, { email }) =>
    openBrowser(api).post("/api/auth/sign-in/code", { email, code: usedCode }),
  "sign up with the address": (_thief, _loot, { email }) =>
    openBrowser(api).post("/api/auth/sign-up", {
      firstName: "T",
      lastName: "",
      email,
      password: "the thief's own",
    }),
};

let api: Api;

async function waysInto({ db }: Api, id: string) {
  const user = await db.selectFrom("users").select(["email", "role"]).where("id", "=", id).executeTakeFirst();
  const accounts = await db
    .selectFrom("accounts")
    .select(["provider_id", "password"])
    .where("user_id", "=", id)
    .execute();
  const sessions = await db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", id)
    .orderBy("id")
    .execute();
  const factors = await db
    .selectFrom("second_factors")
    .select("id")
    .where("user_id", "=", id)
    .where("confirmed_at", "is not", null)
    .execute();
  const changes = await db.selectFrom("email_changes").select("id").where("user_id", "=", id).execute();
  return { user, accounts, sessions, factors, changes };
}

/** Real ones, and none of them the victim's: each opens its own account at most. */
async function linksOfOthers(): Promise<Loot["links"]> {
  const mover = await signInLearner(api);
  await mover.post(`${account}/email`, { email: "moved@example.org" });
  await mover.post(`${account}/email/confirm`, { code: codeIn(await nextMail(api, "moved@example.org")) });
  const restore = tokenIn(await nextMail(api, mover.email));
  const { email } = await signInLearner(api);
  await openBrowser(api).post("/api/auth/password/forgot", { email });
  const reset = tokenIn(await nextMail(api, email));
  const owner = new URL(api.ownerLink ?? "").searchParams.get("token") ?? "";
  return { restore, reset, owner };
}

test("no sequence of what a thief of a session can do changes who gets into the account", async () => {
  const clock = movingClock();
  api = await startApi({ now: clock.now });
  const victim = await signInLearner(api);
  const { email } = victim;
  await openBrowser(api).post("/api/auth/code", { email });
  const oldCode = codeIn(await nextMail(api, email));
  clock.moveMinutes(11);
  const again = await victim.signInAgain();
  await again.post("/api/auth/code", { email });
  const usedCode = codeIn(await nextMail(api, email));
  await again.post("/api/auth/sign-in/code", { email, code: usedCode });
  const links = await linksOfOthers();
  clock.moveMinutes(11);
  const before = await waysInto(api, victim.id);
  const loot = { oldCode, usedCode, links, sessionIds: before.sessions.map(({ id }) => id) };

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...Object.keys(moves)), { minLength: 1, maxLength: 12 }),
      async (sequence) => {
        const thief = openBrowser(api);
        thief.jar.set("academy_session", victim.jar.get("academy_session") ?? "");
        for (const name of sequence) await moves[name]?.(thief, loot, victim);
        // In as many minutes as it takes for every wait to be over, so that no limit is what stopped them.
        clock.moveMinutes(16);

        expect(await waysInto(api, victim.id)).toEqual(before);
        expect(await victim.who()).toBe(email);
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
});
