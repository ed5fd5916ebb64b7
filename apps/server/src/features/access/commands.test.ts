import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../testing/browser.ts";
import { runCommand, shareCommands, told } from "../../testing/commands.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { seededDatabase } from "../../testing/servers/test-database.ts";
import { entitledCourses, grantOffer, revokeOffer } from "./public.ts";

const runShared = shareCommands();

test("an operator grants and revokes beside the running server, and hears of mistakes in one line", async () => {
  const databaseEnv = await seededDatabase();
  const api = await startApi({ databaseEnv });
  const email = "elena@example.com";
  const { id } = await api.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const run = (command: "grant" | "revoke", ...given: string[]) =>
    told(runShared(command, given, databaseEnv));
  const opened = async () => (await entitledCourses(api.db, { id, role: "learner" })).size;

  expect(await told(runCommand("grant", [" Elena@Example.COM ", "subscribePackage"], databaseEnv))).toBe(
    `0 ${email} now has subscribePackage\n`,
  );
  expect(await opened()).toBe(4);
  expect(await run("grant", email, "subscribePackage")).toBe(`0 ${email} already has subscribePackage\n`);
  expect(await run("revoke", email, "subscribePackage")).toBe(`0 ${email} no longer has subscribePackage\n`);
  expect(await opened()).toBe(0);
  expect(await run("revoke", email, "subscribePackage")).toBe(`0 ${email} does not have subscribePackage\n`);

  const offers = "subscribePackage, blueprintSelfGuided, blueprintGuided, blueprintDeepDive, alumniGroup";
  const mistakes = async (command: "grant" | "revoke") =>
    Promise.all([
      run(command, "nobody@example.com", "alumniGroup"),
      run(command, email, "gold"),
      run(command, email),
      run(command, "alumniGroup", email),
    ]);
  for (const command of ["grant", "revoke"] as const) {
    const usage = expect.stringMatching(
      new RegExp(`^1 npm run ${command} -- EMAIL OFFER \\[REASON\\] .*\\n$`),
    );
    expect(await mistakes(command)).toEqual([
      "1 There is no account with nobody@example.com\n",
      `1 There is no offer gold. Choose one of: ${offers}\n`,
      usage,
      usage,
    ]);
  }
  expect((await runCommand("revoke", [email], databaseEnv)).code).toBe(1);
});

test("whoever holds something is told so wherever the signed-in person is shown", async () => {
  const api = await startApi();
  const browser = await signedIn(api);
  const { id } = await api.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", browser.email)
    .executeTakeFirstOrThrow();
  await api.db.deleteFrom("grants").where("user_id", "=", id).execute();
  const statuses = async () => {
    const shown = (await (await browser.get("/api/auth/user")).json()) as { subscriptionStatus: string };
    const account = (await (await browser.get("/api/account")).json()) as { user: typeof shown };
    const { email, password } = browser;
    const signIn = await openBrowser(api).post("/api/auth/sign-in/email", { email, password });
    const { user } = (await signIn.json()) as { user: typeof shown };
    return [shown, account.user, user].map(({ subscriptionStatus }) => subscriptionStatus);
  };
  const offer = "alumniGroup" as const;

  expect(await statuses()).toEqual(["free", "free", "free"]);
  await api.db
    .transaction()
    .execute((tx) => grantOffer(tx, { userId: id, offer, source: "operator", now: new Date() }));
  expect(await statuses()).toEqual(["active", "active", "active"]);
  await api.db.transaction().execute((tx) => revokeOffer(tx, { userId: id, offer, now: new Date() }));
  expect(await statuses()).toEqual(["free", "free", "free"]);
});
