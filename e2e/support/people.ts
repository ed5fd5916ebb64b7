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
    code: authenticatorCode(secret),
  });
  return { secret: secret as string, recoveryCodes: recoveryCodes as string[] };
}

/**
 * What an authenticator shows now (RFC 6238). The academy takes the codes of the present half minute and of its
 * neighbors, each once and none before the last one taken. So a journey's second code is the next one: both are still
 * taken when a half minute ends on their way, which a code of the past would not be.
 */
export function authenticatorCode(secret: string): string {
  return authenticatorCodeAt(secret, Date.now());
}

export function nextAuthenticatorCode(secret: string): string {
  return authenticatorCodeAt(secret, Date.now() + 30_000);
}

function authenticatorCodeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) }).generate({ timestamp });
}
