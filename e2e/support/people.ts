import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { mailedCode } from "./mailbox.ts";

export type Member = { firstName: string; lastName: string; email: string; password: string };

export const aPerson = (part: Partial<Member> = {}): Member => ({
  firstName: "Ada",
  lastName: "Marsh",
  email: `ada-${randomUUID().slice(0, 8)}@example.com`,
  password: "a quiet morning",
  ...part,
});

export async function post(request: APIRequestContext, path: string, data?: unknown) {
  const response = await request.post(path, data === undefined ? {} : { data });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return response.json();
}

/** Somebody new with an account of their own, signed in in this page's browser. */
export async function newMember(page: Page, part?: Partial<Member>): Promise<Member> {
  const person = aPerson(part);
  await post(page.request, "/api/auth/sign-up", person);
  const code = await mailedCode(page.request, person.email);
  await post(page.request, "/api/auth/sign-in/code", { email: person.email, code });
  return person;
}

/** As on another device: the page that is open hears nothing of it. */
export const endSession = (page: Page) => post(page.request, "/api/auth/sign-out");

/** Leaves the page first: nothing that it has asked for is refused. */
export async function signOut(page: Page): Promise<void> {
  await page.goto("about:blank");
  await endSession(page);
}

/** On the sign-in page to which a person was led. */
export async function signInHere(page: Page, { email, password }: Pick<Member, "email" | "password">) {
  const send = page.getByRole("button", { name: "Sign in" });
  // Before the page has come to life it sends nothing.
  await expect(send).toHaveAttribute("type", "submit");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await send.click();
}

/** Whether a page is at a path, whatever follows it: that of the sign-in page may end with the path it returns to. */
export const isAt =
  (path: string) =>
  ({ pathname }: URL) =>
    pathname === path;

/** Switches the second factor on; answers its secret and the recovery codes. */
export async function addSecondFactor(page: Page) {
  const { secret } = await post(page.request, "/api/account/second-factor/start");
  const { recoveryCodes } = await post(page.request, "/api/account/second-factor/confirm", {
    code: authenticatorCode(secret, -1),
  });
  return { secret: secret as string, recoveryCodes: recoveryCodes as string[] };
}

/**
 * What an authenticator shows (RFC 6238), so many half minutes from now. Each code is taken once and none before the
 * last one taken, so a journey that needs several goes from the past half minute to the next.
 */
export function authenticatorCode(secret: string, halfMinutesAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) });
  return totp.generate({ timestamp: Date.now() + halfMinutesAhead * 30_000 });
}
