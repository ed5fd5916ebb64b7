import { z } from "zod";
import { emailAddress } from "../account.ts";
import { oneLine } from "../fields/text.ts";

/** Who has decided: the owner, the operator by a variable, or nobody yet. */
export const decidedBy = z.enum(["owner", "operator", "nobody"]);
export type Decider = z.infer<typeof decidedBy>;

/** When the owner last decided; whoever changes it says what they saw. */
const since = z.iso.datetime().nullable();

const line = (what: string, longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Please use ${longest} characters or fewer for the ${what}.`)
    .regex(oneLine, `The ${what} has characters that can’t be shown.`);

const addressLines = 6;

/** Who sells, as receipts name them. */
const seller = {
  name: line("name", 100).min(1, "Please enter who sells."),
  address: z
    .array(line("address", 100).min(1))
    .min(1, "Please enter the postal address.")
    .max(addressLines, `Please use ${addressLines} lines or fewer for the address.`),
  taxId: line("tax id", 60),
  /** Where somebody with a question about a receipt writes to; empty for nowhere. */
  contact: z.union([z.literal(""), emailAddress]),
};
export const sellerBody = z.strictObject({ ...seller, was: since });

/** What has a meaning of its own in the head of a mail stands in no name. */
const senderName = line("sender’s name", 70).regex(
  /^[^<>()[\]\\,;:@"]*$/u,
  'Please leave out these characters: < > ( ) [ ] \\ , ; : @ "',
);
export const senderBody = z.strictObject({
  /** Empty: the academy's own name. */
  name: senderName,
  /** Empty: answers go to the address it is sent from. */
  replyTo: z.union([z.literal(""), emailAddress]),
  was: since,
});

export const businessView = z.strictObject({
  seller: z.strictObject({
    name: z.string(),
    address: z.array(z.string()),
    taxId: z.string(),
    contact: z.string(),
    by: decidedBy,
    since,
    /** Made up, for looking around a demo. */
    isSample: z.boolean(),
  }),
  sender: z.strictObject({
    /** As it stands in a mail. */
    name: z.string(),
    replyTo: z.string(),
    /** What has been chosen in its place; empty where nothing has. */
    chosenName: z.string(),
    /** The mail server takes no other: its host's. */
    address: z.string(),
    by: decidedBy,
    since,
    /** Whether there is a mail server. */
    sendsMail: z.boolean(),
  }),
});
export type BusinessView = z.infer<typeof businessView>;

const kept = z.int().min(0).max(999);
export const scheduleBody = z.strictObject({
  everyHours: z.int().min(0).max(8760),
  /** Of the day, in UTC. */
  hour: z.int().min(0).max(23),
  keeping: z.strictObject({ days: kept, weeks: kept, months: kept }),
  was: since,
});
export const scheduleView = z.strictObject({
  ...scheduleBody.omit({ was: true }).shape,
  by: decidedBy,
  since,
});

export const claimParams = z.strictObject({ id: z.string().regex(/^[a-z][a-z-]{0,60}$/) });
export const claimBody = z.strictObject({ isConfirmed: z.boolean() });
