import { z } from "zod";
import { emailAddress, firstName, lastName, personName, roles } from "../account.ts";
import { ownNote } from "../fields/own-note.ts";
import { oneLine } from "../fields/text.ts";
import { enrollmentView, learningView } from "../learning/progress.ts";
import { offerKey as offer, orderEnds, orderStates, plans } from "../orders.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { archetypeKey } from "../visitors/results.ts";

/** Of the course that is chosen, or of all that somebody is in. Stuck: begun, not finished, nothing done for 14 days. */
export const learnerStates = ["not-begun", "under-way", "finished", "stuck"] as const;
export type LearnerState = (typeof learnerStates)[number];

/** Everything by which the list, its count and its export are narrowed, alike. */
const filters = {
  /** The beginning of a name, a last name or an address. */
  search: z.string().max(200).regex(oneLine).optional(),
  course: z.uuid().optional(),
  /** Whoever holds it now. */
  offer: offer.optional(),
  progress: z.enum(learnerStates).optional(),
};
const sort = z.enum(["newest", "oldest"]).optional();

export const learnerFilters = z.strictObject(filters);
export type LearnerFilters = z.infer<typeof learnerFilters>;
export const learnerListQuery = z.strictObject({ ...pageQuery.shape, ...filters, sort });
export type LearnerListQuery = z.infer<typeof learnerListQuery>;
export const learnerExportQuery = z.strictObject({ ...filters, sort });
export type LearnerExportQuery = z.infer<typeof learnerExportQuery>;

/** A learner in the list. */
export const learnerRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** What they hold now. */
  offers: z.array(offer),
  courses: z.strictObject({ enrolled: z.int(), begun: z.int(), finished: z.int() }),
  lessonsCompleted: z.int(),
  /** When they last did something in a course. */
  lastActiveAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type LearnerRow = z.infer<typeof learnerRow>;
export const learnerPage = pageOf(learnerRow);
export type LearnerPage = z.infer<typeof learnerPage>;

/** Counted only so far: at least so many, and with `isMore` there may be more. */
export const learnerCount = z.strictObject({ count: z.int(), isMore: z.boolean() });

export const learnerParams = z.strictObject({ id: z.uuid() });

/** Why somebody holds an offer: bought, given to them by somebody, given by the owner, or a demo's sample. */
const grantSources = ["order", "gift", "owner", "sample"] as const;

const grantView = z.strictObject({
  id: z.uuid(),
  offer,
  source: z.enum(grantSources),
  reason: z.string().nullable(),
  endReason: z.string().nullable(),
  orderId: z.string().nullable(),
  grantedAt: z.iso.datetime(),
  /** The last day, where it ends by itself. */
  until: z.iso.date().nullable(),
  endedAt: z.iso.datetime().nullable(),
});

const learnerCertificate = z.strictObject({
  id: z.uuid(),
  courseTitle: z.string(),
  name: z.string(),
  issuedOn: z.iso.date(),
  endedAt: z.iso.datetime().nullable(),
  endReason: z.enum(["replaced", "revoked", "refunded", "account-deleted"]).nullable(),
});

/** All that is known of a learner. What they see themselves comes from the same place as their own pages. */
export const learnerDetail = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: z.iso.datetime(),
  /** To the day, and only while they are signed in somewhere. */
  lastSeenAt: z.iso.datetime().nullable(),
  wantsNews: z.boolean(),
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  sessions: z.int(),
  /** The newest result, if there is one. */
  result: z
    .strictObject({
      token: z.string(),
      primary: archetypeKey,
      secondary: archetypeKey,
      takenAt: z.iso.datetime(),
    })
    .nullable(),
  /** Their page among the leads. */
  leadId: z.string().nullable(),
  /** Without where they write next: what learners write is their own. */
  learning: learningView.omit({ workbook: true, calendar: true }),
  learningDays: z.strictObject({ count: z.int(), last: z.iso.date().nullable() }),
  courses: z.array(
    z.strictObject({
      ...enrollmentView.shape,
      lessons: z.array(z.strictObject({ id: z.uuid(), title: z.string(), completed: z.boolean() })),
    }),
  ),
  grants: z.array(grantView),
  orders: z.array(
    z.strictObject({
      id: z.string(),
      offer,
      plan: z.enum(plans),
      state: z.enum(orderStates),
      end: z.enum(orderEnds).nullable(),
      currency: z.string(),
      totalCents: z.int(),
      placedAt: z.iso.datetime(),
    }),
  ),
  certificates: z.array(learnerCertificate),
});
export type LearnerDetail = z.infer<typeof learnerDetail>;

export const maxReasonCharacters = 300;
/** Why, in the owner's own words: it stands in the audit log. */
const reason = z
  .string()
  .trim()
  .min(1, "Please say why.")
  .max(maxReasonCharacters, "Please use 300 characters or fewer.")
  .regex(oneLine, "There are characters that can’t be shown.");

export const reasonBody = z.strictObject({ reason });
/** What whoever gets something is written, as it will be read. */
const givenMail = {
  email: emailAddress,
  /** As they are called where they have no account yet. */
  name: personName("name"),
  offer,
  /** The last day; null is without an end. */
  until: z.iso.date().nullable(),
  /** The owner's own words. */
  note: ownNote,
};
export const giveAccessBody = z.strictObject({ ...givenMail, sendsMail: z.boolean(), reason });
export const accessGiven = z.strictObject({ learnerId: z.uuid(), isNewAccount: z.boolean() });
export const accessMailBody = z.strictObject(givenMail);
export const accessMailPreview = z.strictObject({ subject: z.string(), text: z.string() });
export const grantParams = z.strictObject({ id: z.uuid(), grant: z.uuid() });
export const learnerCertificateParams = z.strictObject({ id: z.uuid(), certificate: z.uuid() });
export const correctNameBody = z.strictObject({ firstName, lastName, reason });
export const signInHelp = ["sign-in-link", "reset-password"] as const;
export const signInHelpBody = z.strictObject({ send: z.enum(signInHelp), reason });
/** The address is typed once more, as whoever deletes their own account does. */
export const eraseBody = z.strictObject({ email: emailAddress, reason });
/** Of whom, and the same once more as it was typed. */
export const eraseAddressBody = eraseBody.extend({ person: emailAddress });
export const learnerChanged = z.strictObject({ status: z.literal("done") });
