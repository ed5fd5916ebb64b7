import { createHmac, randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
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

export const signOut = (page: Page) => post(page.request, "/api/auth/sign-out");

/** Switches the second factor on; answers its secret and the recovery codes. */
export async function addSecondFactor(page: Page, { password }: Member) {
  const { secret } = await post(page.request, "/api/account/second-factor/start", { password });
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
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret.replace(/\s/g, "")].map((letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + halfMinutesAhead));
  const digest = createHmac("sha1", key).update(counter).digest();
  const number = (digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, "0");
}
