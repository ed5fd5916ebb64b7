import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { parseSettings, settingNames } from "./settings.ts";

const project = join(import.meta.dirname, "../../../../..");
const read = (file: string) => readFileSync(join(project, file), "utf8");

const example = read(".env.example");
const given = parseEnv(example);

/** The rows of README's table of settings: the names in the first column, what the second says is the default. */
const rows = [...read("docs/operations.md").matchAll(/^\| (`[A-Z_`, 0-9]+`) \| ([^|]*)\|/gm)].map(
  ([, names, value]) => ({
    names: [...(names ?? "").matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name ?? ""),
    default: (value ?? "").replaceAll("`", "").trim(),
  }),
);
const defaultOf = (name: string) => rows.find(({ names }) => names.includes(name))?.default;

test("every setting is in .env.example and in README's table, and nothing else is", () => {
  expect(Object.keys(given).sort()).toEqual(settingNames.toSorted());
  expect(rows.flatMap(({ names }) => names).sort()).toEqual(settingNames.toSorted());
});

test("a copy of .env.example changes nothing", () => {
  expect(parseSettings(given)).toEqual(parseSettings({}));
});

test("the defaults that README and .env.example state are the defaults", () => {
  const demo = parseSettings({});
  const live = parseSettings({ BASE_URL: "https://academy.example.com", SMTP_URL: "smtp://localhost" });

  expect(defaultOf("PORT")).toBe(String(demo.port));
  expect(given.PORT).toBe(String(demo.port));
  expect(defaultOf("DATA_DIR")).toBe(demo.dataDir);
  expect(given.DATA_DIR).toBe(demo.dataDir);
  expect(defaultOf("HOST")).toBe(demo.host);
  expect(live.host).toBe(demo.host);
  expect(example).toContain(`HOST is ${demo.host},`);
  expect(defaultOf("BASE_URL")?.replace("PORT", String(demo.port))).toBe(demo.baseUrl);
  expect(defaultOf("MAIL_FROM")?.replace("HOST", "localhost")).toBe(demo.mailFrom);
  expect(defaultOf("LOG_LEVEL")).toBe(`${demo.logLevel} in a demo, ${live.logLevel} in live`);
  expect(example).toContain(`Unset: ${demo.logLevel} in a demo, ${live.logLevel} in live.`);
  const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
  expect(defaultOf("STRIPE_TAX")).toBe("off");
  expect(parseSettings(stripe).stripe).toMatchObject({ isTaxOn: false, hasInvoices: false });
  expect(defaultOf("BACKUP_EVERY_HOURS")).toBe(
    `${demo.backup.everyHours} in a demo, ${live.backup.everyHours} in live`,
  );
  expect(example).toContain(
    `unset: ${live.backup.everyHours} in live, ${demo.backup.everyHours} (never) in a demo`,
  );
  const { days, weeks, months } = demo.backup.keeping;
  expect(defaultOf("BACKUP_KEEP")).toBe(`${days},${weeks},${months}`);
  expect(example).toContain(`unset: ${days},${weeks},${months}.`);
  expect([defaultOf("TRUST_PROXY"), demo.trustProxy]).toEqual(["none", false]);
});
