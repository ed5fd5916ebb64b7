import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { roles } from "@academy/contract/account";
import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { cheapHashing } from "../../../testing/data/cheap-hashing.ts";
import { movingClock } from "../../../testing/moving-clock.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { liveEnv } from "../../../testing/servers/live-env.ts";
import { programEnv } from "../../../testing/servers/program-env.ts";
import { startApi } from "../../../testing/servers/start-api.ts";
import { type DatabaseEnv, seededDatabase } from "../../../testing/servers/test-database.ts";
import { setPassword } from "../passwords/passwords.queries.ts";
import { confirmSecondFactor, putUnconfirmed } from "../second-factor/second-factor.queries.ts";
import { insertUser } from "../users.queries.ts";

const expired = {
  status: 400,
  code: "LINK_EXPIRED",
  message: "That link has expired or was already used. Restart the academy to get a new one.",
};
const tokenOf = (link = "") => new URL(link).searchParams.get("token") ?? "";

test("while there is no owner but the sample, every start prints a link; the link makes one owner", async () => {
  const databaseEnv = await seededDatabase();
  const first = await startApi({ databaseEnv });
  expect(first.ownerLink).toMatch(/^http:\/\/localhost:5000\/claim-owner\?token=[\w-]{43}$/);
  const { jar, email } = await signedIn(first);
  await first.db
    .updateTable("users")
    .set({ email: "founder@example.org" })
    .where("email", "=", email)
    .execute();
  await first.stop();
  const api = await startApi({ databaseEnv });
  const browser = openBrowser(api);
  const token = tokenOf(api.ownerLink);
  expect(token).not.toBe(tokenOf(first.ownerLink));
  const claim = (given: string) => browser.post("/api/owner/claim", { token: given });

  expect((await claim(token)).status, "somebody has to be signed in").toBe(401);
  browser.jar.set("academy_session", jar.get("academy_session") ?? "");
  expect(await refusalOf(await claim("made-up-token-of-nobody"))).toEqual(expired);
  const claimed = await claim(token);

  expect(await claimed.json()).toEqual({ status: "done" });
  expect(await (await browser.get("/api/auth/user")).json()).toMatchObject({ role: "owner" });
  expect(await refusalOf(await claim(token)), "used").toEqual(expired);
  expect(await refusalOf(await claim(tokenOf(first.ownerLink))), "the one before").toEqual(expired);
  await api.stop();
  expect((await startApi({ databaseEnv })).ownerLink, "there is one now").toBeUndefined();
});

test("a link is good for a day", async () => {
  const clock = movingClock();
  const api = await startApi({ now: clock.now });
  const browser = await signedIn(api);
  clock.moveDays(1);
  await browser.post("/api/account/proof", { password: browser.password });

  const refused = await browser.post("/api/owner/claim", { token: tokenOf(api.ownerLink) });

  expect(await refusalOf(refused)).toEqual(expired);
});

test("the command makes an existing account the owner, beside a running server; for others it prints a link", async () => {
  const databaseEnv = await seededDatabase();
  const api = await startApi({ databaseEnv });
  const browser = await signedIn(api);
  const { db } = api;

  expect(runCommand(databaseEnv, "nobody@example.org")).toMatch(
    /^There is no account with nobody@example\.org yet.*\nowner link: http:\/\/localhost:5000\/claim-owner\?token=[\w-]{43}\n$/,
  );
  expect(runCommand(databaseEnv, ` ${browser.email.toUpperCase()} `)).toBe(
    `${browser.email} is now an owner of the academy\n`,
  );

  expect(await (await browser.get("/api/auth/user")).json()).toMatchObject({ role: "owner" });
  const links = db.selectFrom("one_time_tokens").select("id").where("purpose", "=", "claim-owner");
  expect(await links.execute(), "no link is left").toEqual([]);
  expect(runCommand(databaseEnv, "")).toContain("npm run owner -- EMAIL");
});

test("only an owner passes as one, in live only with a second factor", async () => {
  const password = "a long password";
  const hash = await cheapHashing.hash(password);
  for (const env of [{}, liveEnv]) {
    const isLive = "BASE_URL" in env;
    const api = await startApi({ env });
    const people = roles;
    const requests = new Map<string, { headers: { cookie: string } }>();
    const ids = new Map<string, string>();
    for (const role of people) {
      const email = `new-${role}@example.org`;
      await api.db.transaction().execute(async (tx) => {
        const id = await insertUser(tx, { firstName: "New", lastName: "", email, role }, new Date());
        await setPassword(tx, id, hash, new Date());
        ids.set(role, id);
      });
      const response = await api.post("/api/auth/sign-in/email", { email, password });
      const [cookie = ""] = response.headers.getSetCookie()[0]?.split(";") ?? [];
      requests.set(role, { headers: { cookie } });
    }
    const ask = (role: string) =>
      // Each time a request of its own: who makes one is found once.
      api.auth.requireOwner({ headers: {}, ...requests.get(role) }).then(
        (user) => user.email,
        (error: { code: string }) => error.code,
      );

    expect(await ask("nobody")).toBe("UNAUTHORIZED");
    for (const role of ["learner", "support", "editor"]) expect(await ask(role)).toBe("FORBIDDEN");
    expect(await ask("owner")).toBe(isLive ? "SECOND_FACTOR_NEEDED" : "new-owner@example.org");
    const ownerId = ids.get("owner") ?? "";
    await putUnconfirmed(api.db, ownerId, "secret", new Date());
    expect(await ask("owner"), "not confirmed").toBe(
      isLive ? "SECOND_FACTOR_NEEDED" : "new-owner@example.org",
    );
    await api.db.transaction().execute((tx) => confirmSecondFactor(tx, ownerId, new Date()));
    expect(await ask("owner")).toBe("new-owner@example.org");
  }
});

function runCommand(databaseEnv: DatabaseEnv, email: string): string {
  const command = join(import.meta.dirname, "../../../commands/owner.ts");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", command, email],
    { env: { ...programEnv, ...databaseEnv }, encoding: "utf8" },
  );
  return stdout + stderr;
}
