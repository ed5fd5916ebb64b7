import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  confirmSecondFactor,
  putUnconfirmed,
} from "../../features/account/second-factor/second-factor.queries.ts";
import { type Api, openBrowser, signedIn } from "../../testing/browser.ts";
import { nextMail } from "../../testing/mailbox.ts";
import { programEnv } from "../../testing/servers/program-env.ts";
import { startApi } from "../../testing/servers/start-api.ts";
import { type DatabaseEnv, seededDatabase } from "../../testing/servers/test-database.ts";
import { encrypt } from "./encryption.ts";

const first = "the first secret of this academy, long enough";
const second = "another secret that is just as long as that one";

test("a secret that the data was not made with stops the start, and the right one goes on", async () => {
  const databaseEnv = await seededDatabase();
  await (await startApi({ databaseEnv, env: { SECRET: first } })).stop();

  await expect(startApi({ databaseEnv, env: { SECRET: second } })).rejects.toThrow(
    /^the secret is not the one this academy's data was created with\. .*npm run replace-secret/,
  );

  const api = await startApi({ databaseEnv, env: { SECRET: first } });
  expect((await api.get("/readyz")).status).toBe(200);
});

test("data from before the secret was checked is checked by what it encrypted", async () => {
  const databaseEnv = await seededDatabase();
  const api = await startApi({ databaseEnv, env: { SECRET: first } });
  await somebodyWithSecondFactor(api, first);
  await api.db.deleteFrom("academy_settings").where("id", "=", "secret-check").execute();
  await api.stop();

  await expect(startApi({ databaseEnv, env: { SECRET: second } })).rejects.toThrow(
    "the secret is not the one",
  );
  await startApi({ databaseEnv, env: { SECRET: first } });
});

test("a secret that is lost for good is replaced on purpose: second factors go, and their owners hear of it", async () => {
  const databaseEnv = await seededDatabase();
  const before = await startApi({ databaseEnv, env: { SECRET: first } });
  const { email, password } = await somebodyWithSecondFactor(before, first);
  await before.stop();

  const told = replaceSecret({ ...databaseEnv, SECRET: second });

  expect(told).toContain("accounts with two-step verification turned off: 1");
  const api = await startApi({ databaseEnv, env: { SECRET: second } });
  const signIn = await openBrowser(api).post("/api/auth/sign-in/email", { email, password });
  expect(await signIn.json()).toMatchObject({ status: "signed-in" });
  expect((await nextMail(api, email)).subject).toBe("Two-step verification is off");
});

async function somebodyWithSecondFactor(api: Api, secret: string) {
  const { email, password } = await signedIn(api);
  const { id } = await api.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await putUnconfirmed(api.db, id, encrypt(secret, "JBSWY3DPEHPK3PXP"), new Date());
  await api.db.transaction().execute((tx) => confirmSecondFactor(tx, id, new Date()));
  return { email, password };
}

function replaceSecret(env: DatabaseEnv & { SECRET: string }): string {
  const program = join(import.meta.dirname, "../../commands/replace-secret.ts");
  return spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
    env: { ...programEnv, ...env },
    encoding: "utf8",
  }).stdout;
}

test.each([
  ["", "is empty"],
  ["short\n", "holds fewer than 32 characters"],
])("a kept secret of %j stops the start with a line that names the file", async (content, problem) => {
  const databaseEnv = await seededDatabase();
  writeFileSync(join(databaseEnv.DATA_DIR, "secret"), content);

  await expect(startApi({ databaseEnv })).rejects.toThrow(
    `${join(databaseEnv.DATA_DIR, "secret")} ${problem}`,
  );
});
