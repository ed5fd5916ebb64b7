import { expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { askRaw } from "../testing/send-raw.ts";
import { type Academy, startAsShipped } from "../testing/servers/as-shipped.ts";

/** What the last of so many mails to an address says. */
async function lastMail(academy: Academy, address: string, count: number): Promise<string> {
  const mailsTo = () =>
    academy.withData(async (db) => {
      const mails = await db.selectFrom("kept_mails").selectAll().orderBy("id").execute();
      return mails.filter(({ recipient }) => recipient.includes(address));
    });
  return (await eventually(mailsTo, ({ length }) => length === count)).at(-1)?.body_text ?? "";
}
const codeIn = (text: string) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? "";

test("whoever wants somebody else's account, or the academy, gets neither", async () => {
  const academy = await startAsShipped();
  const victim = await academy.signIn();
  const { email, password } = victim;
  const thief = academy.stranger();
  thief.jar.set("academy_session", victim.jar.get("academy_session") ?? "");

  // A copy of a session that is older than ten minutes reads, and changes nothing of who can get in.
  await academy.withData((db) =>
    db
      .updateTable("sessions")
      .set({ proven_at: new Date(Date.now() - 11 * 60_000) })
      .execute(),
  );
  expect(await thief.who()).toBe(email);
  const ownerToken = /claim-owner\?token=(\S+)/.exec(academy.output())?.[1] ?? "";
  for (const [path, body] of [
    ["email", { email: "thief@example.org" }],
    ["email/confirm", { code: "000000" }],
    ["password", { newPassword: "the thief's own" }],
    ["second-factor/start", undefined],
    ["second-factor/stop", undefined],
    ["second-factor/recovery-codes", undefined],
    ["sessions/end-all", undefined],
    ["delete", { email }],
  ] as const) {
    expect((await thief.post(`/api/account/${path}`, body)).status, path).toBe(403);
  }
  expect((await thief.post("/api/owner/claim", { token: ownerToken })).status).toBe(403);
  expect(await victim.who()).toBe(email);

  // The victim proves who they are: the copy is worth nothing from here on.
  expect((await victim.post("/api/account/proof", { password })).status).toBe(200);
  expect(await thief.who()).toBe(401);

  // Nor do sessions that are made up, or writes that another site sends along with the victim's cookies.
  for (const made of ["x".repeat(43), "admin", "%00", "../../owner"]) {
    thief.jar.set("academy_session", made);
    expect(await thief.who(), made).toBe(401);
  }
  const crossSite = await victim.post(
    "/api/account/email",
    { email: "thief@example.org" },
    {
      origin: "https://evil.example",
    },
  );
  expect(crossSite.status).toBe(403);

  // Knowing the address is not enough to keep its owner out of their own browser.
  await victim.post("/api/auth/sign-out");
  for (let tries = 0; tries < 24; tries++) {
    await academy.stranger().post("/api/auth/sign-in/email", { email, password: `guess ${tries}` });
    await academy.stranger().post("/api/auth/code", { email });
  }
  expect((await academy.stranger().post("/api/auth/sign-in/email", { email, password })).status).toBe(429);
  expect((await victim.post("/api/auth/sign-in/email", { email, password })).status).toBe(200);

  // Who has an account can't be told from outside.
  const answers = await Promise.all(
    [email.replace("@", "+other@"), "nobody@example.org"].map(async (address) => {
      const forgot = await academy.stranger().post("/api/auth/password/forgot", { email: address });
      const code = await academy.stranger().post("/api/auth/code", { email: address });
      return [forgot.status, await forgot.text(), code.status, await code.text()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);

  // A stranger who signs up first with an address leaves no name to whoever has it.
  const newcomer = "newcomer@example.org";
  const signUp = { firstName: "Your", lastName: "Master", email: newcomer, password: "a stranger's own" };
  await academy.stranger().post("/api/auth/sign-up", signUp);
  await lastMail(academy, newcomer, 1);
  const person = academy.stranger();
  await person.post("/api/auth/code", { email: newcomer });
  const code = codeIn(await lastMail(academy, newcomer, 2));
  const unnamed = await person.post("/api/auth/sign-in/code", { email: newcomer, code });
  expect(unnamed.status).toBe(409);
  const named = await person.post("/api/auth/sign-in/code", {
    email: newcomer,
    code,
    name: { firstName: "Nia", lastName: "" },
  });
  expect(await named.json()).toMatchObject({ user: { firstName: "Nia", lastName: "" } });

  // Nobody is led off the site, and a forwarding header with a port or a chain counts as the address it names.
  const login = await askRaw(academy.url, "/api/login?returnTo=//evil.example/");
  expect(login.headers.location ?? "").not.toContain("evil");
  const statuses: number[] = [];
  for (let tries = 0; tries < 22; tries++) {
    const forged = await academy.site.call("/api/auth/code", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        origin: academy.site.settings.baseUrl,
        "x-forwarded-for": `198.51.100.${tries}, 192.0.2.9:${1000 + tries}`,
      },
      body: JSON.stringify({ email: `nobody-${tries}@example.org` }),
    });
    statuses.push(forged.status);
  }
  expect(statuses.at(-1), "one client, whatever it writes in front of its address").toBe(429);
  expect(await academy.isReady()).toBe(true);
});
