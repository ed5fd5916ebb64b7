import { carelessSignNames } from "@academy/quiz/scoring/careless";
import { stepOrders } from "@academy/quiz/steps";
import { z } from "zod";
import { manyLines, oneLine, trimLines } from "../fields/text.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { archetypeKey, quizResult } from "../visitors/results.ts";

/** How far the owner is with somebody. */
export const leadStages = ["new", "contacted", "customer", "not-now"] as const;
export type LeadStage = (typeof leadStages)[number];
const leadStage = z.enum(leadStages);

const yesOrNo = z.enum(["yes", "no"]).optional();
const origin = z.string().min(1).max(500).regex(oneLine).optional();

/** Everything by which the list, its count and its export are narrowed, alike. */
const filters = {
  /** The beginning of a name, a last name or an address. */
  search: z.string().max(200).regex(oneLine).optional(),
  archetype: archetypeKey.optional(),
  stage: leadStage.optional(),
  source: origin,
  campaign: origin,
  wantsNews: yesOrNo,
  careless: yesOrNo,
  suspect: yesOrNo,
  /** From this moment on, and before that one. */
  from: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
};
const leadSorts = ["newest", "oldest", "name", "name-desc"] as const;
export type LeadSort = (typeof leadSorts)[number];
const sort = z.enum(leadSorts).optional();

export const leadFilters = z.strictObject(filters);
export type LeadFilters = z.infer<typeof leadFilters>;
/** By name, a cursor holds the name that it ended with. */
const cursor = z.string().max(1500).optional();
export const leadListQuery = z.strictObject({ ...pageQuery.shape, cursor, ...filters, sort });
export type LeadListQuery = z.infer<typeof leadListQuery>;
export const leadExportQuery = z.strictObject({ ...filters, sort });
export type LeadExportQuery = z.infer<typeof leadExportQuery>;

/** A lead in the list. */
export const leadRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  stage: leadStage,
  primary: archetypeKey.nullable(),
  secondary: archetypeKey.nullable(),
  source: z.string().nullable(),
  campaign: z.string().nullable(),
  wantsNews: z.boolean(),
  isCareless: z.boolean(),
  isSuspect: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type LeadRow = z.infer<typeof leadRow>;
export const leadPage = pageOf(leadRow);
export type LeadPage = z.infer<typeof leadPage>;

/** Counted only so far: at least so many, and with `isMore` there may be more. */
export const leadCount = z.strictObject({ count: z.number().int(), isMore: z.boolean() });
export type LeadCount = z.infer<typeof leadCount>;

/** What can be chosen in the filters. */
export const leadOrigins = z.strictObject({ sources: z.array(z.string()), campaigns: z.array(z.string()) });

export const leadParams = z.strictObject({ id: z.uuid() });

/** What became of a mail; done mails are remembered for thirty days. */
const mailState = z.enum(["waiting", "sent", "failed", "unknown"]);

const leadResult = z.strictObject({
  /** Opens it: `/test-results?r=TOKEN`. */
  token: z.string(),
  createdAt: z.iso.datetime(),
  result: quizResult,
  carelessSigns: z.array(z.enum(carelessSignNames)),
  variant: z.enum(stepOrders).nullable(),
  /** Of the quiz's texts: 1 is the first, 0 one that isn't known any more. */
  quizVersion: z.number().int(),
  /** As they were given; whatever was not answered is absent. */
  answers: z.strictObject({
    phase1: z.array(z.strictObject({ questionId: z.number(), answer: z.string(), phase: z.literal(1) })),
    phase2: z.record(z.string(), z.array(archetypeKey)),
    phase3: z.record(z.string(), z.number()),
  }),
  mail: z.strictObject({ state: mailState, at: z.iso.datetime().nullable() }),
});
export type LeadResult = z.infer<typeof leadResult>;

/** All that is known of a lead. */
export const leadDetail = z.strictObject({
  ...leadRow.shape,
  /** Their page among the learners, where they have an account. */
  learnerId: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  consentAt: z.iso.datetime().nullable(),
  consentVersion: z.string().nullable(),
  referrer: z.string().nullable(),
  notes: z.string(),
  /** Which notes these are: whoever saves others says so. */
  notesAt: z.iso.datetime().nullable(),
  /** The newest, newest first. */
  results: z.array(leadResult),
  /** What the versions of these results say differently from the first. */
  quizVersions: z.array(
    z.strictObject({ number: z.number().int(), texts: z.record(z.string(), z.string()) }),
  ),
  interests: z.array(
    z.strictObject({
      offer: z.string(),
      createdAt: z.iso.datetime(),
      toldAt: z.iso.datetime().nullable(),
    }),
  ),
  stageChanges: z.array(
    z.strictObject({
      from: leadStage,
      to: leadStage,
      /** Nobody any more, where the account is gone. */
      by: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
});
export type LeadDetail = z.infer<typeof leadDetail>;

export const maxNotesCharacters = 10_000;
export const notesBody = z.strictObject({
  notes: z
    .string()
    .overwrite(trimLines)
    .max(maxNotesCharacters, "Please use 10,000 characters or fewer.")
    .regex(manyLines, "There are characters that can’t be shown."),
  /** The notes that these take the place of. */
  basedOn: z.iso.datetime().nullable(),
});
export const savedNotes = z.strictObject({ notesAt: z.iso.datetime() });

export const stageBody = z.strictObject({ ids: z.array(z.uuid()).min(1).max(500), stage: leadStage });
/** How many were moved; those that stood there already are not among them. */
export const stageChanged = z.strictObject({ changed: z.number().int() });

/** Whoever selects more takes all that the filters show. */
export const maxLeadsByHand = 2000;
export const selectedLeadsBody = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(maxLeadsByHand, "Please select 2,000 leads or fewer."),
});

/** All that the filters show, as far as so many: beyond it, the rest stays as it is. */
export const maxMovedAtOnce = 10_000;
export const stageOfAllBody = z.strictObject({ filters: leadFilters, stage: leadStage });
/** With `isMore` there were others. */
export const stageOfAllChanged = z.strictObject({ changed: z.number().int(), isMore: z.boolean() });

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .optional();
/** As they stand in the page's address: days are the owner's own. */
const viewFilters = z.strictObject({
  search: filters.search,
  archetype: filters.archetype,
  stage: filters.stage,
  source: origin,
  campaign: origin,
  wantsNews: yesOrNo,
  careless: yesOrNo,
  suspect: yesOrNo,
  from: day,
  to: day,
  sort,
  /** The names of those that are shown. */
  columns: z
    .string()
    .max(200)
    .regex(/^[a-z]+(,[a-z]+)*$/)
    .optional(),
});
export type ViewFilters = z.infer<typeof viewFilters>;

export const maxViews = 20;
export const viewBody = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, "Please enter a name.")
    .max(60, "Please use 60 characters or fewer.")
    .regex(oneLine, "There are characters that can’t be shown."),
  filters: viewFilters,
});
export type ViewBody = z.infer<typeof viewBody>;
export const leadView = z.strictObject({ id: z.uuid(), name: z.string(), filters: viewFilters });
export type LeadView = z.infer<typeof leadView>;
export const leadViews = z.strictObject({ items: z.array(leadView) });
/** Every view once. */
export const viewOrderBody = z.strictObject({ ids: z.array(z.uuid()).min(1).max(maxViews) });
