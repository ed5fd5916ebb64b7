import { expect, test } from "vitest";
import { makePasswords } from "./passwords.ts";
import { fullCost, makeScryptHashing } from "./scrypt-hashing.ts";

const { hash, verify } = makeScryptHashing(fullCost);
/** Of "päßword ﬁne Ⅷ 🌿", made by the library that did this before (Better Auth 1.7.7). */
const keptByOlderVersions =
  "01f31d69783f61c5894275681bb940ae:6f9b00fd037e9920a4a5b59825d9385d4cf66f766e983081ee06170f94fe807ff79310e0c97728aecb73975d0e858febeb7fcd5e91c0f44a72cab7ce4032a96e";

test("a password that an older version of the academy kept is still right, however its letters are composed", async () => {
  for (const password of ["päßword ﬁne Ⅷ 🌿", "päßword ﬁne Ⅷ 🌿".normalize("NFD"), "päßword fine VIII 🌿"]) {
    expect(await verify({ hash: keptByOlderVersions, password }), password).toBe(true);
  }
  for (const password of ["", "pässword fine VIII 🌿", "päßword ﬁne Ⅷ 🌿 "]) {
    expect(await verify({ hash: keptByOlderVersions, password }), password).toBe(false);
  }
});

test("each hash has a salt of its own, and what is no hash is nobody's password", async () => {
  const [one, other] = await Promise.all([hash("a long password"), hash("a long password")]);
  expect(one).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(one).not.toBe(other);
  expect(await verify({ hash: one, password: "a long password" })).toBe(true);
  for (const broken of ["", ":", "salt:", one.slice(0, -2), one.replace(":", "")]) {
    expect(await verify({ hash: broken, password: "a long password" }), broken).toBe(false);
  }
});

test("however many guess at once, two passwords are hashed together, and beyond a hundred they are asked to come again", async () => {
  let [underWay, most] = [0, 0];
  const counted = async <Result>(result: Result) => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay--;
    return result;
  };
  const { isRight } = makePasswords({ hash: counted, verify: () => counted(true) });

  const all = await Promise.allSettled(
    Array.from({ length: 150 }, (_, index) => isRight(`guess ${index}`, "kept")),
  );
  expect(most).toBe(2);
  const refused = all.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThan(40);
  for (const each of refused) expect(each).toMatchObject({ reason: { code: "UNAVAILABLE" } });
  expect(await isRight("one more", "kept")).toBe(true);
});
