import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { parseEnv } from "node:util";
import { z } from "zod";
import { backupEnvironment, backupSettings } from "../backups/backup-settings.ts";
import { problemWithKeys, sellingEnvironment, sellingSettings } from "./selling-settings.ts";

const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);
export const isLoopback = (hostname: string) => localHosts.has(hostname);

/** Text that means what it says: an empty value counts as unset, as it does in every shell. */
const text = z.string().trim().min(1);

function urlOf(protocols: string[], expectation: string) {
  return text.refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `takes ${expectation}`,
    // What follows reads the value as an address.
    abort: true,
  });
}

/** Shorter ones can be guessed, and then every keyed hash is public. */
export const minSecretLength = 32;

const wholeNumber = (expectation: string, max: number) =>
  text
    .refine((value) => /^\d{1,6}$/.test(value) && Number(value) <= max, { error: `takes ${expectation}` })
    .transform(Number);

const origin = urlOf(["http:", "https:"], "a web address such as https://academy.example.com")
  .refine((value) => new URL(value).pathname === "/" && !new URL(value).search && !new URL(value).username, {
    error: "takes an address without path, query or password, such as https://academy.example.com",
  })
  .refine((value) => new URL(value).protocol === "https:" || isLoopback(new URL(value).hostname), {
    error: "must start with https:// unless it is localhost",
  })
  .transform((value) => new URL(value).origin);

const trustProxy = text
  // "true" would believe whatever address a stranger writes down.
  .refine((value) => /^(false|\d{1,2})$/.test(value) || value.split(",").every(isAddressOrRange), {
    error: "takes a number of proxies (such as 1) or their addresses (such as 10.0.0.0/8,127.0.0.1)",
  })
  .transform((value) => {
    if (value === "false" || value === "0") return false;
    return /^\d+$/.test(value) ? Number(value) : value.split(",").map((address) => address.trim());
  });

function isAddressOrRange(text: string): boolean {
  const [, address = "", bits] = /^([^/]*)(?:\/([1-9]\d{0,2}))?$/.exec(text.trim()) ?? [];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}

const environment = z.object({
  PORT: wholeNumber("a port number from 0 to 65535", 65_535).default(5000),
  HOST: text.optional(),
  BASE_URL: origin.optional(),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: urlOf(
    ["postgres:", "postgresql:"],
    "an address such as postgres://user:password@host/name",
  ).optional(),
  SECRET: text.min(minSecretLength, { error: `takes at least ${minSecretLength} characters` }).optional(),
  SMTP_URL: urlOf(
    ["smtp:", "smtps:"],
    "an address such as smtps://user:password@mail.example.com",
  ).optional(),
  MAIL_FROM: text
    .refine((value) => /^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(value), { error: "takes a mail address" })
    .optional(),
  CHAT_API_URL: urlOf(
    ["http:", "https:"],
    "the address of an OpenAI-compatible server, such as https://models.example.com/v1",
  )
    .refine((value) => !/[?#]|\/\/[^/]*@|\/chat\/completions\/?$/.test(value), {
      error:
        "takes an address without password, query and /chat/completions, such as https://models.example.com/v1",
    })
    .optional(),
  CHAT_API_KEY: text.regex(/^[!-~]+$/, { error: "takes a key without spaces" }).optional(),
  CHAT_MODEL: text.optional(),
  ...sellingEnvironment,
  OIDC_ISSUER: urlOf(["http:", "https:"], "the issuer's address")
    .refine((value) => new URL(value).protocol === "https:" || isLoopback(new URL(value).hostname), {
      error: "must start with https:// unless it is localhost",
    })
    .optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  S3_URL: urlOf(
    ["http:", "https:"],
    "an address such as https://KEY:SECRET@s3.example.com/bucket?region=eu-1",
  )
    .refine((value) => /^\/[^/]+$/.test(new URL(value).pathname) && new URL(value).username !== "", {
      error:
        "takes an address with key, secret and bucket: https://KEY:SECRET@s3.example.com/bucket?region=eu-1",
    })
    .optional(),
  ...backupEnvironment,
  CONFIRMED_CLAIMS: text
    .regex(/^[a-z0-9-]+(\s*,\s*[a-z0-9-]+)*$/, { error: "takes ids with commas between them, or all" })
    .transform((value) => (value === "all" ? value : value.split(",").map((id) => id.trim())))
    .optional(),
  TRUST_PROXY: trustProxy.default(false),
  METRICS_TOKEN: text.min(16, { error: "takes at least 16 characters" }).optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "takes one of fatal, error, warn, info, debug, trace, silent",
    })
    .optional(),
});

export const settingNames = Object.keys(environment.shape);

/** What the owner may decide as well. */
const ownersToo = ["MAIL_FROM", "BACKUP_EVERY_HOURS", "BACKUP_KEEP"] as const;

/** Settings that only make sense together: naming one of a group asks for the others. */
const groups = [
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["CHAT_API_URL", "CHAT_MODEL"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["SELLER_NAME", "SELLER_ADDRESS"],
] as const;

/** Settings that mean nothing without another one: a key without a server is a slip. */
const leaning = [
  // A model's server of one's own may want no key.
  ["CHAT_API_KEY", "CHAT_API_URL"],
  ["STRIPE_TAX", "STRIPE_SECRET_KEY"],
  ["STRIPE_INVOICES", "STRIPE_SECRET_KEY"],
  ["SELLER_TAX_ID", "SELLER_NAME"],
] as const;

export class SettingsError extends Error {
  override name = "SettingsError";
}

export type Environment = Record<string, string | undefined>;

export function parseSettings(env: Environment) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new SettingsError(firstProblem(parsed.error));
  const values = parsed.data;
  for (const group of groups) {
    const missing = group.find((name) => values[name] === undefined);
    const named = group.find((name) => values[name] !== undefined);
    if (missing && named) throw new SettingsError(`${missing} is required because ${named} is set`);
  }
  for (const [name, other] of leaning) {
    if (values[name] && !values[other])
      throw new SettingsError(`${other} is required because ${name} is set`);
  }

  // The one place that decides between demo and live.
  const isDemo = !values.BASE_URL || isLoopback(new URL(values.BASE_URL).hostname);
  if (!isDemo && !values.SMTP_URL) {
    throw new SettingsError(
      "SMTP_URL is required because BASE_URL is not localhost: a live academy must be able to send email",
    );
  }
  const problem = problemWithKeys(values, isDemo);
  if (problem) throw new SettingsError(problem);
  const baseUrl = values.BASE_URL ?? `http://localhost:${values.PORT}`;
  return Object.freeze({
    isDemo,
    /** Which of these the operator has given a value: the studio says who has decided. */
    setByOperator: ownersToo.filter((name) => name in given) as readonly string[],
    port: values.PORT,
    // Live too: TLS ends in a proxy, and whoever got past it could write the forwarding header themselves.
    host: values.HOST ?? "127.0.0.1",
    baseUrl,
    trustedOrigins: isDemo ? loopbackOrigins(baseUrl) : [baseUrl],
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    secret: values.SECRET,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `Lightworker Academy <hello@${new URL(baseUrl).hostname}>`,
    chat: values.CHAT_API_URL
      ? { url: values.CHAT_API_URL, key: values.CHAT_API_KEY, model: values.CHAT_MODEL ?? "" }
      : undefined,
    ...sellingSettings(values, isDemo),
    oidc: values.OIDC_ISSUER
      ? {
          issuer: values.OIDC_ISSUER,
          clientId: values.OIDC_CLIENT_ID ?? "",
          clientSecret: values.OIDC_CLIENT_SECRET ?? "",
        }
      : undefined,
    s3Url: values.S3_URL,
    ...backupSettings(values, values.DATA_DIR, isDemo),
    confirmedClaims: values.CONFIRMED_CLAIMS ?? [],
    trustProxy: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    // A demo's terminal is read by a person: only what needs attention. A live log is read by machines.
    logLevel: values.LOG_LEVEL ?? (isDemo ? "warn" : "info"),
  });
}

export type Settings = ReturnType<typeof parseSettings>;

/** The process's environment, over what `.env` in the project says. */
export function readEnvironment(): Environment {
  return { ...readDotEnv(), ...process.env };
}

function readDotEnv(): Environment {
  try {
    return parseEnv(readFileSync(".env", "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0];
  return `${issue?.path.join(".") ?? "settings"} ${issue?.message ?? "is wrong"}`;
}

/** Whoever sits at the machine may call it by any of its names. */
function loopbackOrigins(baseUrl: string): string[] {
  return [...localHosts].map((hostname) => {
    const url = new URL(baseUrl);
    url.hostname = hostname;
    return url.origin;
  });
}
