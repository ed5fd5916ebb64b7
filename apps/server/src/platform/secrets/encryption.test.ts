import { expect, test } from "vitest";
import { decrypt, encrypt } from "./encryption.ts";

const secret = "a secret of more than thirty-two characters";
/** Made by the library that did this before (Better Auth 1.7.7). */
const keptByOlderVersions =
  "5384ef55c3cace092439b7d185d484fd171363eef2f1b51f8c6afa9a71ca4bbce1b790f622acef776f8fd236052d9a7a43d57d98921ff2980651f54a94dc59ab84e2e47fa8cd9c61";

test("what older versions of the academy encrypted still opens", () => {
  expect(decrypt(secret, keptByOlderVersions)).toBe("JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP");
});

test("any text comes back, and never looks the same twice", () => {
  for (const text of ["", "plain", "söme 🌿\nlines", "x".repeat(10_000)]) {
    const one = encrypt(secret, text);
    expect(decrypt(secret, one)).toBe(text);
    expect(encrypt(secret, text)).not.toBe(one);
  }
});

test("another secret, a changed byte and garbage open nothing", () => {
  const last = keptByOlderVersions.endsWith("1") ? "2" : "1";
  expect(() => decrypt(`${secret}!`, keptByOlderVersions)).toThrow();
  expect(() => decrypt(secret, keptByOlderVersions.slice(0, -1) + last)).toThrow();
  for (const garbage of ["", "00", "not hex"]) expect(() => decrypt(secret, garbage)).toThrow();
});
