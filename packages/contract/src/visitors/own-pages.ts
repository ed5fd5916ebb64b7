import { z } from "zod";
import {
  isLinkTarget,
  isOwnPicture,
  maxAddressLength,
  maxEntries,
  maxSections,
  ownAddress,
  tidyAddress,
} from "../fields/own-pages.ts";
import { manyLines, oneLine, trimLines } from "../fields/text.ts";
import { pageOf, pageQuery } from "../paging.ts";
import { pictureView } from "../pictures.ts";

const line = (most: number) => z.string().trim().max(most).regex(oneLine, "Please use one line of text.");
const lines = (most: number) =>
  z.string().overwrite(trimLines).max(most).regex(manyLines, "Please use plain text.");
const link = line(500).refine((to) => to === "" || isLinkTarget(to), {
  error: "Please enter a path of your academy such as /quiz, an https address, or mailto: and an address.",
});
/** Both or neither: a button without words or without a way is none. */
const action = { label: line(80), to: link };

const hero = z.strictObject({
  kind: z.literal("hero"),
  eyebrow: line(80),
  heading: line(160),
  text: lines(600),
  ...action,
});
const text = z.strictObject({ kind: z.literal("text"), markdown: lines(40_000) });
const points = z.strictObject({
  kind: z.literal("points"),
  heading: line(160),
  items: z.array(line(300)).max(maxEntries),
});
const quote = z.strictObject({
  kind: z.literal("quote"),
  text: lines(1200),
  name: line(80),
  role: line(120),
});
const picture = z.strictObject({
  kind: z.literal("picture"),
  src: line(300).refine((src) => src === "" || isOwnPicture(src), {
    error: "Please choose a picture of your library.",
  }),
  alt: line(300),
  caption: line(300),
  /** Of one in the library, `/media/ID`: in which sizes there is one, as the library says. */
  picture: pictureView.optional(),
});
const call = z.strictObject({
  kind: z.literal("call"),
  heading: line(160),
  text: lines(600),
  ...action,
});
const questions = z.strictObject({
  kind: z.literal("questions"),
  heading: line(160),
  items: z.array(z.strictObject({ question: line(200), answer: lines(2000) })).max(maxEntries),
});
/** A course that is sold by itself: what is in it and what it costs, as the academy has it. */
const soldCourse = z.strictObject({
  title: z.string(),
  description: z.string(),
  minutes: z.number().int(),
  modules: z.array(
    z.strictObject({
      title: z.string(),
      lessons: z.array(z.string()),
      /** When somebody who enrolls now can open its first lesson, if that is later. */
      opens: z
        .union([z.strictObject({ on: z.iso.datetime() }), z.strictObject({ afterDays: z.int() })])
        .nullish(),
    }),
  ),
  /** Null while it can’t be bought. */
  offer: z.strictObject({ to: z.string(), priceCents: z.int(), eachCents: z.int().nullable() }).nullable(),
});
export type SoldCourse = z.infer<typeof soldCourse>;
const course = z.strictObject({
  kind: z.literal("course"),
  courseId: z.union([z.uuid().toLowerCase(), z.literal("")]),
  /** As the academy says, whatever was sent. */
  course: soldCourse.optional(),
});
const section = z.discriminatedUnion("kind", [hero, course, text, points, quote, picture, call, questions]);
export type Section = z.infer<typeof section>;

const address = z
  .string()
  .max(200)
  .overwrite(tidyAddress)
  .max(maxAddressLength, `Please use ${maxAddressLength} characters or fewer.`)
  .regex(ownAddress, "Please use small letters, digits and hyphens, as in /your-page.");

/** A page of the owner's own: where it is, what it says of itself, and what it is made of. */
export const ownPage = z.strictObject({
  address,
  title: line(120).min(1, "Please enter a title."),
  description: line(300),
  sections: z.array(section).max(maxSections),
});
export type OwnPage = z.infer<typeof ownPage>;

export const findOwnPageQuery = z.strictObject({ path: z.string().max(300) });
/** Where nothing is any more, or something else is, the page says where. */
export const foundOwnPage = z.strictObject({ page: ownPage.nullable(), movedTo: z.string().nullable() });

const by = z.string().nullable();
const told = z.strictObject({ by, at: z.iso.datetime() }).nullable();
const ownPageSummary = z.strictObject({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  draft: told,
  /** Where visitors find it; null as long as they don't. */
  publicAt: z.string().nullable(),
  /** When it was last published or taken down. */
  published: told,
  /** Whether what was published can’t be shown any more, since an update. */
  isLeftOut: z.boolean(),
});
export type OwnPageSummary = z.infer<typeof ownPageSummary>;
export const ownPageList = z.strictObject({ items: z.array(ownPageSummary) });

const version = z.strictObject({
  revision: z.number().int(),
  by,
  at: z.iso.datetime(),
  restoredFrom: z.number().int().nullable(),
  /** Null where it was taken down. */
  page: ownPage.nullable(),
});
export const ownPageParams = z.strictObject({ id: z.string().max(40) });
export const ownPageView = z.strictObject({
  ...ownPageSummary.shape,
  /** Which state this is: whoever changes it says so. */
  state: z.string(),
  page: ownPage,
  /** The newest first. */
  versions: z.array(version),
});
export type OwnPageView = z.infer<typeof ownPageView>;

export const newOwnPageBody = z.strictObject({
  title: ownPage.shape.title,
  address,
  kind: z.enum(["article", "landing", "course"]),
  /** Whose sales page it becomes. */
  courseId: z.uuid().toLowerCase().optional(),
});
export const madeOwnPage = z.strictObject({ id: z.string() });
const basedOn = z.string().min(1).max(60);
export const ownPageDraftBody = z.strictObject({ basedOn, page: ownPage });
export const ownPageSaved = z.strictObject({ state: z.string() });
export const ownPageBasedOn = z.strictObject({ basedOn });
export const ownPageRestoreBody = z.strictObject({ basedOn, revision: z.number().int().min(1) });
export const ownPagePreview = z.strictObject({ html: z.string() });

const redirect = z.strictObject({
  id: z.string(),
  from: z.string(),
  /** Null where the page that was there is gone. */
  to: z.string().nullable(),
  at: z.iso.datetime(),
});
export const redirectPage = pageOf(redirect);
export const redirectQuery = pageQuery;
export const redirectBody = z.strictObject({ from: address, to: z.string().trim().max(200) });
export const redirectParams = z.strictObject({ id: z.string().max(100) });
