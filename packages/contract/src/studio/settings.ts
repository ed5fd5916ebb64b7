import { z } from "zod";
import { emailAddress } from "../account.ts";
import { ownNote } from "../fields/own-note.ts";
import { restoreWord } from "../fields/restore-word.ts";
import { oneLine } from "../fields/text.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { socialProofChoice } from "../visitors/social-proof.ts";
import { missingPiece } from "./benefits.ts";
import { decidedBy, scheduleView } from "./business.ts";

const moment = z.iso.datetime().nullable();

/** What has to be in order before an academy is shown to the world, in the order it is looked at. */
export const launchCheckIds = [
  "address",
  "mail",
  "payments",
  "delivery",
  "seller",
  "legal",
  "owner",
  "sample-accounts",
  "sample-gatherings",
  "second-factor",
  "backups",
  "trial-restore",
  "backup-copies",
  "claims",
  "samples",
  "enrollments",
  "consents",
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
  /** What is sold and can’t be delivered yet. */
  missing: z.array(missingPiece),
  /** How many testimonials are shown with no record of consent to them. */
  withoutConsent: z.number().int(),
  /** A claim that is not confirmed is left out of a live academy's pages. */
  claims: z.array(
    z.strictObject({
      id: z.string(),
      words: z.array(z.string()),
      at: z.array(z.string()),
      isConfirmed: z.boolean(),
      by: decidedBy,
    }),
  ),
  /** A sample stays on the pages, confirmed or not. */
  samples: z.array(
    z.strictObject({ id: z.string(), todo: z.string(), isConfirmed: z.boolean(), by: decidedBy }),
  ),
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

/** Why a mail has not left: refused for good, no mail server, its sign-in, asked to come later, anything else. */
export const mailReasons = ["refused", "unreachable", "sign-in", "later", "other"] as const;
export type MailReason = (typeof mailReasons)[number];

const mailState = z.enum(["sent", "failed", "waiting"]);
const mailKind = z.string().regex(/^[a-z-]{1,60}$/);

export const mailListQuery = z.strictObject({
  ...pageQuery.shape,
  state: mailState.optional(),
  /** The name of its template. */
  kind: mailKind.optional(),
  /** The beginning of an address. */
  search: z.string().max(200).regex(oneLine).optional(),
});
export type MailListQuery = z.infer<typeof mailListQuery>;

/** Nothing of what is in it. */
const mailRow = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  state: mailState,
  /** Forgotten where its recipient has deleted their account. */
  to: z.string().nullable(),
  /** Who that is, where they have an account or are a lead. */
  person: z.strictObject({ kind: z.enum(["learner", "lead"]), id: z.uuid(), name: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  /** When it left, or was given up. */
  finishedAt: moment,
  nextTryAt: moment,
  attempts: z.number().int(),
  reason: z.enum(mailReasons).nullable(),
  /** Not a code or a link whose time is over. */
  canSendAgain: z.boolean(),
});
export type MailRow = z.infer<typeof mailRow>;
export const mailPage = pageOf(mailRow);
export type MailPage = z.infer<typeof mailPage>;

/** Counted only so far: one more than `maxCounted` means that there may be more. */
export const mailSummary = z.strictObject({
  failed: z.number().int(),
  waiting: z.number().int(),
  maxCounted: z.number().int(),
  kinds: z.array(z.string()),
});
export const mailParams = z.strictObject({ id: z.uuid() });
export const mailsSentAgain = z.strictObject({ count: z.number().int() });

export const backupParams = z.strictObject({
  name: z.string().regex(/^academy-[0-9TZ-]{20}\.tar\.gz(\.sealed)?$/),
});
export const restoreBody = z.strictObject({ confirm: z.literal(restoreWord) });

const count = z.int().min(0);
/** What was there once a backup was restored on trial. */
export const trialProof = z.strictObject({
  people: count,
  leads: count,
  orders: count,
  courses: count,
  files: count,
  /** Files whose bytes were gone already when it was made. */
  missing: count,
});
export type TrialProof = z.infer<typeof trialProof>;

/** Why nothing came of a restore. */
export const restoreFailures = [
  "damaged",
  "older-release",
  "secret",
  "room",
  "too-late",
  "others",
  "unknown",
] as const;
export type RestoreFailure = (typeof restoreFailures)[number];

/** What backups there are, and how they are made. Folders and passphrases stay on the server. */
export const backupsView = z.strictObject({
  schedule: scheduleView,
  isEncrypted: z.boolean(),
  /** Whether each is copied to another place. */
  isCopied: z.boolean(),
  /** One that was asked for, or is due, and not yet made. */
  underWay: z.strictObject({ hasFailed: z.boolean() }).nullable(),
  /** Whether one is being restored on trial. */
  isTrying: z.boolean(),
  /** The last restore by button: how far it is, or what became of it. */
  restore: z
    .strictObject({
      state: z.enum(["trying", "closing", "restored", "failed"]),
      file: z.string(),
      madeAt: z.iso.datetime(),
      at: z.iso.datetime(),
      /** Nobody whose account is not in what was restored. */
      by: z.string().nullable(),
      failure: z.enum(restoreFailures).nullable(),
      /** When the backup of what was there before was made. */
      safetyAt: moment,
    })
    .nullable(),
  /** The newest first. */
  items: z.array(
    z.strictObject({
      name: z.string(),
      madeAt: z.iso.datetime(),
      bytes: z.number().int(),
      isEncrypted: z.boolean(),
      trial: z
        .strictObject({
          at: z.iso.datetime(),
          outcome: z.enum(["restored", "failed"]),
          proof: trialProof.nullable(),
        })
        .nullable(),
    }),
  ),
});
export type BackupsView = z.infer<typeof backupsView>;

/** One that is not encrypted is sent only to somebody who has been told what that means. */
export const backupDownloadQuery = z.strictObject({ plain: z.literal("yes").optional() });

/** What somebody may do in the studio. */
export const staffRoles = ["support", "editor", "owner"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const peopleView = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      email: z.string(),
      role: z.enum(staffRoles),
      hasSecondFactor: z.boolean(),
      isYou: z.boolean(),
    }),
  ),
  /** Roles that wait for somebody to make an account. */
  invitations: z.array(
    z.strictObject({
      id: z.uuid(),
      email: z.string(),
      role: z.enum(staffRoles),
      by: z.string().nullable(),
      at: z.iso.datetime(),
      until: z.iso.datetime(),
    }),
  ),
});
export type PeopleView = z.infer<typeof peopleView>;

/** What whoever gets a role is written, as it will be read. */
const roleMail = {
  email: emailAddress,
  role: z.enum(staffRoles),
  /** The owner's own words. */
  note: ownNote,
};
export const roleMailBody = z.strictObject(roleMail);
export const roleBody = z.strictObject({ ...roleMail, sendsMail: z.boolean() });
/** Whether it waits for somebody to make an account with this address. */
export const roleGiven = z.strictObject({ isWaiting: z.boolean() });
export const roleMailPreview = z.strictObject({ subject: z.string(), text: z.string() });
export const personParams = z.strictObject({ id: z.uuid() });
