import { expect, test } from "vitest";
import { type Browser, openBrowser, signedIn } from "../../../testing/browser.ts";
import { codeIn, nextMail } from "../../../testing/mailbox.ts";
import { refusalOf } from "../../../testing/refusal.ts";
import { startApi } from "../../../testing/servers/start-api.ts";

const accountOf = async (browser: Browser) =>
  (await (await browser.get("/api/account")).json()) as Record<string, unknown> & {
    sessions: { id: string; isCurrent: boolean }[];
  };
const wrongPassword = { status: 400, code: "WRONG_PASSWORD", message: "That password isn’t right." };

test("a new password ends every other session, and needs the old one", async () => {
  const api = await startApi();
  const browser = await signedIn(api);
  const other = await signedIn(api);
  const change = (body: object) => browser.post("/api/account/password", body);
  const newPassword = "a brand-new password";

  expect(await refusalOf(await change({ newPassword }))).toEqual(wrongPassword);
  expect(await refusalOf(await change({ currentPassword: "wrong", newPassword }))).toEqual(wrongPassword);
  expect(await other.who()).toBe(other.email);
  const changed = await change({ currentPassword: browser.password, newPassword });

  expect(await changed.json()).toEqual({ status: "done" });
  expect([await browser.who(), await other.who()]).toEqual([browser.email, 401]);
  expect((await nextMail(api, browser.email)).subject).toBe("Your password was changed");
  const { email } = browser;
  expect(
    (await openBrowser(api).post("/api/auth/sign-in/email", { email, password: newPassword })).status,
  ).toBe(200);
});

test("who came in by code sets a first password without an old one", async () => {
  const api = await startApi();
  const email = "ann@example.org";
  await api.post("/api/auth/sign-up", {
    firstName: "Ann",
    lastName: "",
    email,
    password: "lost with the tab",
  });
  const browser = openBrowser(api);
  const code = codeIn(await nextMail(api, email));
  const name = { firstName: "Ann", lastName: "" };
  await browser.post("/api/auth/sign-in/code", { email, code, name });
  expect(await accountOf(browser)).toMatchObject({ hasPassword: false });

  await browser.post("/api/account/password", { newPassword: "a first password" });

  expect(await accountOf(browser)).toMatchObject({ hasPassword: true });
  expect(
    (await openBrowser(api).post("/api/auth/sign-in/email", { email, password: "a first password" })).status,
  ).toBe(200);
});
