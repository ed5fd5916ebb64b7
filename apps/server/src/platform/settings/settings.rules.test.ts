import { expect, test } from "vitest";
import { parseSettings, SettingsError } from "./settings.ts";

const live = { BASE_URL: "https://academy.example.com", SMTP_URL: "smtps://u:p@mail.example.com" };

test("without any setting it is a demo on this machine", () => {
  expect(parseSettings({})).toEqual({
    isDemo: true,
    setByOperator: [],
    hasSeller: false,
    port: 5000,
    host: "127.0.0.1",
    baseUrl: "http://localhost:5000",
    trustedOrigins: ["http://localhost:5000", "http://127.0.0.1:5000", "http://[::1]:5000"],
    dataDir: "./data",
    databaseUrl: undefined,
    secret: undefined,
    smtpUrl: undefined,
    mailFrom: "Lightworker Academy <hello@localhost>",
    chat: undefined,
    stripe: undefined,
    seller: {
      name: "Lightworker Academy (sample)",
      address: ["12 Kitchen Table Lane", "Asheville, NC 28801", "USA"],
      taxId: null,
    },
    oidc: undefined,
    s3Url: undefined,
    backup: {
      everyHours: 0,
      folder: "data/backups",
      passphrase: undefined,
      keeping: { days: 7, weeks: 4, months: 12 },
    },
    confirmedClaims: [],
    trustProxy: false,
    metricsToken: undefined,
    logLevel: "warn",
  });
});

test("with a real address and a mail server it is live", () => {
  expect(parseSettings(live)).toMatchObject({
    isDemo: false,
    host: "127.0.0.1",
    baseUrl: "https://academy.example.com",
    trustedOrigins: ["https://academy.example.com"],
    mailFrom: "Lightworker Academy <hello@academy.example.com>",
    backup: { everyHours: 24, passphrase: undefined },
    logLevel: "info",
  });
});

test.each([
  ["http://localhost:3000", true],
  ["https://localhost", true],
  ["http://127.0.0.1:3000", true],
  ["http://[::1]:3000", true],
  ["https://academy.example.com", false],
  ["https://localhost.example.com", false],
  ["https://127.0.0.1.example.com", false],
  ["HTTPS://Academy.example.com", false],
])("%s is a demo: %s", (BASE_URL, isDemo) => {
  expect(parseSettings({ ...live, BASE_URL }).isDemo).toBe(isDemo);
});

test.each([
  ["PORT", "8080", { port: 8080 }],
  ["PORT", "0", { port: 0 }],
  ["PORT", "65535", { port: 65_535 }],
  ["PORT", " 8080 ", { port: 8080, baseUrl: "http://localhost:8080" }],
  ["HOST", "0.0.0.0", { host: "0.0.0.0" }],
  ["BASE_URL", "http://localhost:7000/", { baseUrl: "http://localhost:7000" }],
  ["BASE_URL", "HTTPS://Localhost", { baseUrl: "https://localhost" }],
  ["DATA_DIR", "/var/lib/academy", { dataDir: "/var/lib/academy" }],
  ["DATABASE_URL", "postgres://u:p@db/academy", { databaseUrl: "postgres://u:p@db/academy" }],
  ["DATABASE_URL", "postgresql://db/academy", { databaseUrl: "postgresql://db/academy" }],
  ["SECRET", "x".repeat(32), { secret: "x".repeat(32) }],
  ["SMTP_URL", "smtp://127.0.0.1:25", { smtpUrl: "smtp://127.0.0.1:25" }],
  ["CONFIRMED_CLAIMS", "all", { confirmedClaims: "all" }],
  ["CONFIRMED_CLAIMS", "terms, home-voices", { confirmedClaims: ["terms", "home-voices"] }],
  ["MAIL_FROM", "hello@example.com", { mailFrom: "hello@example.com" }],
  ["MAIL_FROM", "The Academy <hello@example.com>", { mailFrom: "The Academy <hello@example.com>" }],
  [
    "S3_URL",
    "https://K:S@s3.example.com/bucket?region=eu-1",
    { s3Url: "https://K:S@s3.example.com/bucket?region=eu-1" },
  ],
  ["TRUST_PROXY", "false", { trustProxy: false }],
  ["TRUST_PROXY", "0", { trustProxy: false }],
  ["TRUST_PROXY", "2", { trustProxy: 2 }],
  ["TRUST_PROXY", "10.0.0.0/8, ::1", { trustProxy: ["10.0.0.0/8", "::1"] }],
  ["METRICS_TOKEN", "x".repeat(16), { metricsToken: "x".repeat(16) }],
  ["LOG_LEVEL", "silent", { logLevel: "silent" }],
])("%s=%s is taken", (name, value, expected) => {
  expect(parseSettings({ [name]: value })).toMatchObject(expected);
});

test("backups are made when, where and for as long as one says", () => {
  const { backup } = parseSettings({
    ...live,
    BACKUP_EVERY_HOURS: "6",
    BACKUP_DIR: "/mnt/backups",
    BACKUP_PASSPHRASE: "a passphrase of some length",
    BACKUP_KEEP: "14, 8, 0",
  });

  expect(backup).toEqual({
    everyHours: 6,
    folder: "/mnt/backups",
    passphrase: "a passphrase of some length",
    keeping: { days: 14, weeks: 8, months: 0 },
  });
});

test("settings that belong together are taken together", () => {
  const settings = parseSettings({
    CHAT_API_URL: "http://127.0.0.1:8000/v1",
    CHAT_MODEL: "small",
    OIDC_ISSUER: "https://id.example.com",
    OIDC_CLIENT_ID: "academy",
    OIDC_CLIENT_SECRET: "hush",
  });

  expect(settings).toMatchObject({
    chat: { url: "http://127.0.0.1:8000/v1", key: undefined, model: "small" },
    oidc: { issuer: "https://id.example.com", clientId: "academy", clientSecret: "hush" },
  });
});

const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const seller = { SELLER_NAME: "Maya Rivers", SELLER_ADDRESS: "1 Lane, Asheville" };
const stripeKey = "STRIPE_SECRET_KEY takes a secret or restricted Stripe key, which starts with sk_ or rk_";
const origin = "BASE_URL takes a web address such as https://academy.example.com";
const bareOrigin =
  "BASE_URL takes an address without path, query or password, such as https://academy.example.com";
const s3 = "S3_URL takes an address such as https://KEY:SECRET@s3.example.com/bucket?region=eu-1";
const s3Parts =
  "S3_URL takes an address with key, secret and bucket: https://KEY:SECRET@s3.example.com/bucket?region=eu-1";
const chatUrl =
  "CHAT_API_URL takes the address of an OpenAI-compatible server, such as https://models.example.com/v1";
const bareChatUrl =
  "CHAT_API_URL takes an address without password, query and /chat/completions, such as https://models.example.com/v1";
const backupHours = "BACKUP_EVERY_HOURS takes a number of hours up to 8760, or 0 for never";
const backupKeep =
  "BACKUP_KEEP takes three numbers with commas between them, days, weeks and months, such as 7,4,12";
const proxies =
  "TRUST_PROXY takes a number of proxies (such as 1) or their addresses (such as 10.0.0.0/8,127.0.0.1)";

test.each([
  [{ TRUST_PROXY: "true" }, proxies],
  [{ BACKUP_EVERY_HOURS: "daily" }, backupHours],
  [{ BACKUP_EVERY_HOURS: "8761" }, backupHours],
  [{ BACKUP_PASSPHRASE: "too short" }, "BACKUP_PASSPHRASE takes at least 12 characters"],
  [{ BACKUP_KEEP: "7" }, backupKeep],
  [{ PORT: "eighty" }, "PORT takes a port number from 0 to 65535"],
  [{ PORT: "65536" }, "PORT takes a port number from 0 to 65535"],
  [{ PORT: "-1" }, "PORT takes a port number from 0 to 65535"],
  [{ PORT: "80.5" }, "PORT takes a port number from 0 to 65535"],
  [{ BASE_URL: "academy.example.com" }, origin],
  [{ BASE_URL: "ftp://academy.example.com" }, origin],
  [{ BASE_URL: "https://academy.example.com/shop" }, bareOrigin],
  [{ BASE_URL: "https://academy.example.com?x=1" }, bareOrigin],
  [{ BASE_URL: "https://ann@academy.example.com" }, bareOrigin],
  [{ BASE_URL: "http://academy.example.com" }, "BASE_URL must start with https:// unless it is localhost"],
  [
    { DATABASE_URL: "mysql://db/academy" },
    "DATABASE_URL takes an address such as postgres://user:password@host/name",
  ],
  [{ DATABASE_URL: "db" }, "DATABASE_URL takes an address such as postgres://user:password@host/name"],
  [{ SECRET: "x".repeat(31) }, "SECRET takes at least 32 characters"],
  [
    { SMTP_URL: "mail.example.com" },
    "SMTP_URL takes an address such as smtps://user:password@mail.example.com",
  ],
  [{ MAIL_FROM: "hello" }, "MAIL_FROM takes a mail address"],
  [{ MAIL_FROM: "a\r\nBcc: x@example.com" }, "MAIL_FROM takes a mail address"],
  [{ CHAT_API_URL: "model" }, chatUrl],
  [{ CHAT_API_URL: "ftp://models.example.com" }, chatUrl],
  [{ CHAT_API_URL: "https://key@models.example.com/v1" }, bareChatUrl],
  [{ CHAT_API_URL: "https://models.example.com/v1?key=1" }, bareChatUrl],
  [{ CHAT_API_URL: "https://models.example.com/v1/chat/completions" }, bareChatUrl],
  [{ CHAT_API_KEY: "two words" }, "CHAT_API_KEY takes a key without spaces"],
  [{ OIDC_ISSUER: "id" }, "OIDC_ISSUER takes the issuer's address"],
  [
    { OIDC_ISSUER: "http://id.example.com", OIDC_CLIENT_ID: "academy", OIDC_CLIENT_SECRET: "hush" },
    "OIDC_ISSUER must start with https:// unless it is localhost",
  ],
  [{ S3_URL: "bucket" }, s3],
  [{ S3_URL: "s3://bucket" }, s3],
  [{ S3_URL: "https://K:S@s3.example.com/" }, s3Parts],
  [{ S3_URL: "https://s3.example.com/bucket" }, s3Parts],
  [{ TRUST_PROXY: "yes" }, proxies],
  [{ TRUST_PROXY: "100" }, proxies],
  [{ TRUST_PROXY: "abc" }, proxies],
  [{ TRUST_PROXY: "10.0.0.0/33" }, proxies],
  [{ TRUST_PROXY: "10.0.0.0/0" }, proxies],
  [{ TRUST_PROXY: "10.0.0.0/8/8" }, proxies],
  [{ TRUST_PROXY: "::1/129" }, proxies],
  [{ TRUST_PROXY: "10.0.0.999" }, proxies],
  [{ TRUST_PROXY: "10.0.0.1,,10.0.0.2" }, proxies],
  [{ METRICS_TOKEN: "short" }, "METRICS_TOKEN takes at least 16 characters"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL takes one of fatal, error, warn, info, debug, trace, silent"],
  [{ OIDC_CLIENT_ID: "academy" }, "OIDC_ISSUER is required because OIDC_CLIENT_ID is set"],
  [
    { OIDC_ISSUER: "https://id.example.com", OIDC_CLIENT_ID: "academy" },
    "OIDC_CLIENT_SECRET is required because OIDC_ISSUER is set",
  ],
  [{ CHAT_API_URL: "https://models.example.com/v1" }, "CHAT_MODEL is required because CHAT_API_URL is set"],
  [{ CHAT_API_KEY: "k1" }, "CHAT_API_URL is required because CHAT_API_KEY is set"],
  [{ CHAT_MODEL: "small" }, "CHAT_API_URL is required because CHAT_MODEL is set"],
  [{ STRIPE_SECRET_KEY: "pk_test_1" }, stripeKey],
  [{ STRIPE_SECRET_KEY: "sk_test_" }, stripeKey],
  [{ STRIPE_SECRET_KEY: "sk_prod_1" }, stripeKey],
  [
    { STRIPE_WEBHOOK_SECRET: "we_1" },
    "STRIPE_WEBHOOK_SECRET takes the signing secret of a webhook, which starts with whsec_",
  ],
  [{ STRIPE_TAX: "yes" }, "STRIPE_TAX takes on or off"],
  [{ STRIPE_INVOICES: "1" }, "STRIPE_INVOICES takes on or off"],
  [{ STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_WEBHOOK_SECRET is required because STRIPE_SECRET_KEY is set"],
  [
    { STRIPE_WEBHOOK_SECRET: "whsec_1" },
    "STRIPE_SECRET_KEY is required because STRIPE_WEBHOOK_SECRET is set",
  ],
  [{ STRIPE_TAX: "on" }, "STRIPE_SECRET_KEY is required because STRIPE_TAX is set"],
  [{ STRIPE_INVOICES: "off" }, "STRIPE_SECRET_KEY is required because STRIPE_INVOICES is set"],
  [{ SELLER_NAME: "Ann" }, "SELLER_ADDRESS is required because SELLER_NAME is set"],
  [{ SELLER_ADDRESS: "1 Lane" }, "SELLER_NAME is required because SELLER_ADDRESS is set"],
  [{ SELLER_TAX_ID: "US1" }, "SELLER_NAME is required because SELLER_TAX_ID is set"],
  [{ SELLER_ADDRESS: ", ," }, "SELLER_ADDRESS takes one to six lines, separated by commas or \\n"],
  [{ SELLER_ADDRESS: "a,b,c,d,e,f,g" }, "SELLER_ADDRESS takes one to six lines, separated by commas or \\n"],
  [{ SELLER_NAME: "x".repeat(101) }, "SELLER_NAME takes one line of at most 100 characters"],
  [{ SELLER_TAX_ID: "x".repeat(61) }, "SELLER_TAX_ID takes one line of at most 60 characters"],
  [{ SELLER_NAME: "Ann\nMarlowe" }, "SELLER_NAME takes one line of at most 100 characters"],
  [
    { ...stripe, STRIPE_SECRET_KEY: "sk_live_1" },
    "STRIPE_SECRET_KEY is a live key and BASE_URL is localhost: a demo must not take real money",
  ],
  [
    { ...live, ...seller, ...stripe, STRIPE_SECRET_KEY: "rk_test_1" },
    "STRIPE_SECRET_KEY is a test key and BASE_URL is not localhost: a live academy would open its courses to test cards",
  ],
  [
    { BASE_URL: "https://academy.example.com" },
    "SMTP_URL is required because BASE_URL is not localhost: a live academy must be able to send email",
  ],
])("%j is refused with one line that names the setting", (env, message) => {
  expect(() => parseSettings(env)).toThrow(new SettingsError(message));
});

test("a model's server may want a key or none", () => {
  const env = { CHAT_API_URL: "http://localhost:11434/v1", CHAT_MODEL: "small" };

  expect(parseSettings(env).chat).toEqual({ url: env.CHAT_API_URL, key: undefined, model: "small" });
  expect(parseSettings({ ...env, CHAT_API_KEY: "k1" }).chat).toMatchObject({ key: "k1" });
});

test("a demo takes test payments, a live academy real ones", () => {
  expect(parseSettings(stripe).stripe).toEqual({
    secretKey: "sk_test_1",
    webhookSecret: "whsec_1",
    isTaxOn: false,
    hasInvoices: false,
  });
  const sold = parseSettings({
    ...live,
    ...seller,
    ...stripe,
    STRIPE_SECRET_KEY: "rk_live_1",
    STRIPE_TAX: "on",
    STRIPE_INVOICES: "on",
    SELLER_TAX_ID: "US12-345",
  });
  expect(sold.stripe).toMatchObject({ secretKey: "rk_live_1", isTaxOn: true, hasInvoices: true });
  expect(sold.seller).toEqual({ name: "Maya Rivers", address: ["1 Lane", "Asheville"], taxId: "US12-345" });
});

test("the lines of an address may hold commas where \\n stands between them", () => {
  const addressOf = (SELLER_ADDRESS: string) => parseSettings({ ...seller, SELLER_ADDRESS }).seller.address;

  expect(addressOf("1 Lane\\nAsheville, NC 28801\\nUSA")).toEqual(["1 Lane", "Asheville, NC 28801", "USA"]);
  expect(addressOf("1 Lane\nAsheville, NC 28801")).toEqual(["1 Lane", "Asheville, NC 28801"]);
  expect(addressOf("1 Lane, , USA,")).toEqual(["1 Lane", "USA"]);
});

test("a live academy that sells nothing makes nobody up", () => {
  expect(parseSettings(live).seller).toEqual({ name: "Lightworker Academy", address: [], taxId: null });
});

test("a refused secret is not repeated", () => {
  const secrets = ["SECRET", "METRICS_TOKEN", "DATABASE_URL", "SMTP_URL", "S3_URL", "CHAT_API_KEY"];
  for (const name of [...secrets, "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]) {
    expect(() => parseSettings({ [name]: "hunter2" }), name).toThrow(SettingsError);
    expect(() => parseSettings({ [name]: "hunter2" }), name).toThrow(/^(?!.*hunter2).*$/s);
  }
});

test("an empty value counts as unset", () => {
  const empty = Object.fromEntries(
    [
      "PORT",
      "HOST",
      "BASE_URL",
      "DATA_DIR",
      "DATABASE_URL",
      "SECRET",
      "SMTP_URL",
      "TRUST_PROXY",
      "LOG_LEVEL",
    ].map((name) => [name, " "]),
  );

  expect(parseSettings(empty)).toEqual(parseSettings({}));
  expect(() => parseSettings({ ...live, SMTP_URL: "" })).toThrow("SMTP_URL is required");
});

test("settings can't be changed, and other variables mean nothing to them", () => {
  const settings = parseSettings({ ...live, PATH: "/bin", port: "1" });

  expect(Object.isFrozen(settings)).toBe(true);
  expect(settings.port).toBe(5000);
});
