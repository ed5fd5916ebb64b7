import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { openBrowser, signedIn } from "../../../testing/browser.ts";
import { nextMail, tokenIn } from "../../../testing/mailbox.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

/** What a hash at full cost is, by number: tests at less are about something else. */
const isAtFullCost = (password: string, kept = "") => {
  const [salt = "", key] = kept.split(":");
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 1024 * 1024 };
  return scryptSync(password, salt, 64, cost).toString("hex") === key;
};

test("however a password is set, an ordinary start keeps it at full cost and knows it again", async () => {
  const api = await startApi({ passwordHashing: undefined });
  const browser = await signedIn(api);
  const { email } = browser;
  const kept = async () =>
    (
      await api.db
        .selectFrom("accounts")
        .innerJoin("users", "users.id", "accounts.user_id")
        .select("accounts.password")
        .where("users.email", "=", email)
        .executeTakeFirstOrThrow()
    ).password ?? "";
  expect(isAtFullCost(browser.password, await kept()), "sample").toBe(true);

  const changed = { currentPassword: browser.password, newPassword: "a changed password" };
  expect((await browser.post("/api/account/password", changed)).status).toBe(200);
  expect(isAtFullCost("a changed password", await kept()), "changed").toBe(true);
  await nextMail(api, email);

  await api.post("/api/auth/password/forgot", { email });
  const token = tokenIn(await nextMail(api, email));
  await api.post("/api/auth/password/reset", { token, password: "another password" });
  expect(isAtFullCost("another password", await kept()), "reset").toBe(true);
  const signIn = (password: string) => api.post("/api/auth/sign-in/email", { email, password });
  expect((await signIn("another password")).status).toBe(200);
  expect((await signIn("a changed password")).status).toBe(400);

  const ann = { firstName: "Ann", lastName: "", email: "ann@example.org", password: "a long password" };
  expect((await openBrowser(api).post("/api/auth/sign-up", ann)).status).toBe(200);
  const { password } = await api.db.selectFrom("sign_ups").select("password").executeTakeFirstOrThrow();
  expect(isAtFullCost(ann.password, password), "signed up").toBe(true);
});
