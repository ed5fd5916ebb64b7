import { Secret, TOTP, URI } from "otpauth";
import { expect, test } from "vitest";
import { makeTotpSecret, matchingStep, totpUri } from "./totp.ts";

test("codes are those of any authenticator, now and half a minute to either side", () => {
  for (let round = 0; round < 50; round++) {
    const secret = makeTotpSecret();
    const now = new Date(1_700_000_000_000 + round * 86_461_007);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const present = Math.floor(now.getTime() / 30_000);

    for (const offset of [-1, 0, 1]) {
      const code = totp.generate({ timestamp: now.getTime() + offset * 30_000 });
      expect(matchingStep(secret, code, now)).toBeGreaterThanOrEqual(present + offset);
    }
    const old = totp.generate({ timestamp: now.getTime() - 10 * 60_000 });
    const near = [-1, 0, 1].map((offset) => totp.generate({ timestamp: now.getTime() + offset * 30_000 }));
    if (!near.includes(old)) expect(matchingStep(secret, old, now)).toBeUndefined();
  }
});

test("the picture to scan says what an authenticator needs to know", () => {
  const secret = makeTotpSecret();

  const read = URI.parse(totpUri(secret, "Lightworker Academy", "ann+light@example.org"));

  expect(read).toMatchObject({
    issuer: "Lightworker Academy",
    label: "ann+light@example.org",
    algorithm: "SHA1",
    digits: 6,
    period: 30,
  });
  expect(read.secret.base32).toBe(secret);
});
