import { z } from "zod";

const text = z.string().trim().min(1);

const shortLine = (longest: number) =>
  text.regex(new RegExp(`^[^\\p{Cc}]{1,${longest}}$`, "u"), {
    error: `takes one line of at most ${longest} characters`,
  });

/** One line of the environment: its own lines stand apart by `\n`, or by commas where there is none. */
const postalAddress = text
  .transform((value) => value.split(/\\n|\r?\n/.test(value) ? /\\n|\r?\n/ : ","))
  .transform((lines) => lines.map((line) => line.trim()).filter((line) => line !== ""))
  .refine((lines) => lines.length > 0 && lines.length <= 6 && lines.every(isLine), {
    error: "takes one to six lines, separated by commas or \\n",
  });
const isLine = (line: string) => /^[^\p{Cc}]{1,100}$/u.test(line);

const onOrOff = z.enum(["on", "off"], { error: "takes on or off" });

/** What the environment may say about payments: part of what `settings.ts` reads. */
export const sellingEnvironment = {
  STRIPE_SECRET_KEY: text
    .regex(/^[rs]k_(test|live)_\w+$/, {
      error: "takes a secret or restricted Stripe key, which starts with sk_ or rk_",
    })
    .optional(),
  STRIPE_WEBHOOK_SECRET: text
    .regex(/^whsec_[!-~]+$/, { error: "takes the signing secret of a webhook, which starts with whsec_" })
    .optional(),
  STRIPE_TAX: onOrOff.optional(),
  STRIPE_INVOICES: onOrOff.optional(),
  SELLER_NAME: shortLine(100).optional(),
  SELLER_ADDRESS: postalAddress.optional(),
  SELLER_TAX_ID: shortLine(60).optional(),
};
const environment = z.object(sellingEnvironment);
type Values = z.infer<typeof environment>;

/** Real money and play money never meet. */
export function problemWithKeys({ STRIPE_SECRET_KEY }: Values, isDemo: boolean) {
  if (!STRIPE_SECRET_KEY) return undefined;
  const isLiveKey = STRIPE_SECRET_KEY.includes("_live_");
  if (isDemo && isLiveKey) {
    return "STRIPE_SECRET_KEY is a live key and BASE_URL is localhost: a demo must not take real money";
  }
  if (!isDemo && !isLiveKey) {
    return "STRIPE_SECRET_KEY is a test key and BASE_URL is not localhost: a live academy would open its courses to test cards";
  }
  return undefined;
}

/** `address` is as it stands on a receipt, line by line. */
export type Seller = { name: string; address: string[]; taxId: string | null };

/** Who sells in a demo: nobody could take this for somebody. */
const sampleSeller: Seller = {
  name: "Lightworker Academy (sample)",
  address: ["12 Kitchen Table Lane", "Asheville, NC 28801", "USA"],
  taxId: null,
};
/** A live academy that has not said who sells takes no money, so that nothing of it is ever printed. */
const unnamedSeller: Seller = { name: "Lightworker Academy", address: [], taxId: null };

export function sellingSettings(values: Values, isDemo: boolean) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const { SELLER_NAME: name, SELLER_ADDRESS: address = [], SELLER_TAX_ID: taxId = null } = values;
  return {
    stripe:
      secretKey && webhookSecret
        ? {
            secretKey,
            webhookSecret,
            isTaxOn: values.STRIPE_TAX === "on",
            hasInvoices: values.STRIPE_INVOICES === "on",
          }
        : undefined,
    /** Whether somebody has said who sells. */
    hasSeller: name !== undefined,
    seller: name ? { name, address, taxId } : isDemo ? sampleSeller : unnamedSeller,
  };
}
