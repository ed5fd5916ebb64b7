import { expect, test } from "vitest";
import { newSecret, webhookHeaders } from "./sign.ts";

/** The one that the standard's own libraries are tested with. */
const vector = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  at: new Date(1614265330 * 1000),
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};

test("the signature is the standard's", () => {
  expect(webhookHeaders(vector, [vector.secret])).toEqual({
    "webhook-id": vector.id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": vector.signature,
  });
});

test("while one secret takes the place of another, both sign", () => {
  const [first, second] =
    webhookHeaders(vector, [newSecret(), vector.secret])["webhook-signature"]?.split(" ") ?? [];

  expect(first).toMatch(/^v1,[\w+/]{43}=$/);
  expect(first).not.toBe(vector.signature);
  expect(second).toBe(vector.signature);
});

test("a secret is 32 random bytes", () => {
  expect(Buffer.from(newSecret().replace("whsec_", ""), "base64")).toHaveLength(32);
  expect(newSecret()).not.toBe(newSecret());
});
