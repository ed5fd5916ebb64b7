import { expect, test } from "vitest";
import { testDatabase } from "../../testing/servers/test-database.ts";
import { makeCredentialSigner } from "./public.ts";

test("of several processes that need the first key at once, one makes it and all use it", async () => {
  const { db } = await testDatabase();
  const deps = {
    db,
    secret: "one secret for all of them, long enough",
    now: () => new Date(),
    baseUrl: "http://localhost:5000",
  };
  const signers = Array.from({ length: 4 }, () => makeCredentialSigner(deps));

  const signed = await Promise.all(signers.map((signer) => signer.sign({ sub: "x" })));

  expect(new Set(signed).size).toBe(1);
  expect(await db.selectFrom("signing_keys").select("id").execute()).toEqual([{ id: "1" }]);
});
