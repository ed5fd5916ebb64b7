import { z } from "zod";
import { pageOf, pageQuery } from "./paging.ts";
import { socialProofChoice } from "./social-proof.ts";

const moment = z.iso.datetime().nullable();

/** What has to be in order before an academy is shown to the world, in the order it is looked at. */
export const launchCheckIds = [
  "address",
  "mail",
  "payments",
  "seller",
  "legal",
  "owner",
  "sample-accounts",
  "second-factor",
  "backups",
  "trial-restore",
  "backup-copies",
  "claims",
  "samples",
  "enrollments",
] as const;
export type LaunchCheckId = (typeof launchCheckIds)[number];

/** Everything the launch checklist says. Names settings, never what stands in them where that is a secret. */
export const launchView = z.strictObject({
  isDemo: z.boolean(),
  checks: z.array(z.strictObject({ id: z.enum(launchCheckIds), isDone: z.boolean() })),
  baseUrl: z.string(),
  mailFrom: z.string(),
  payments: z.enum(["live", "test", "test-checkout", "none"]),
  /** Whoever is printed on receipts; nobody until it was said who. */
  seller: z.strictObject({ name: z.string(), address: z.array(z.string()) }).nullable(),
  owners: z.array(z.strictObject({ name: z.string(), email: z.string(), hasSecondFactor: z.boolean() })),
  backup: z.strictObject({
    everyHours: z.number().int(),
    madeAt: moment,
    triedAt: moment,
    trial: z.enum(["restored", "failed"]).nullable(),
  }),
  enrollments: socialProofChoice.shape.mode,
  /** A claim that is not confirmed is left out of a live academy's pages. */
  claims: z.array(
    z.strictObject({
      id: z.string(),
      words: z.array(z.string()),
      at: z.array(z.string()),
      isConfirmed: z.boolean(),
    }),
  ),
  /** A sample stays on the pages, confirmed or not. */
  samples: z.array(z.strictObject({ id: z.string(), todo: z.string(), isConfirmed: z.boolean() })),
});
export type LaunchView = z.infer<typeof launchView>;

/** Where the test mail goes: to whoever asked for it. */
export const testMailSent = z.strictObject({ to: z.string() });

/** As `thing.verb`. */
const action = z.string().regex(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/);

export const auditListQuery = z.strictObject({
  ...pageQuery.shape,
  /** Who did it, and what. */
  by: z.uuid().optional(),
  action: action.max(60).optional(),
});
export type AuditListQuery = z.infer<typeof auditListQuery>;

const auditEntry = z.strictObject({
  id: z.string(),
  /** Nobody any more, where the account is gone. */
  by: z.string().nullable(),
  action: z.string(),
  subject: z.strictObject({
    kind: z.string(),
    id: z.string().nullable(),
    /** Of a lead or a person who is still here. */
    name: z.string().nullable(),
  }),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: z.iso.datetime(),
});
export type AuditEntryView = z.infer<typeof auditEntry>;
export const auditPage = pageOf(auditEntry);
export type AuditPage = z.infer<typeof auditPage>;

/** What can be chosen in the filters. */
export const auditChoices = z.strictObject({
  people: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  actions: z.array(z.string()),
});
