import { archetypeKeys } from "@academy/quiz/archetypes";
import { z } from "zod";
import { pictureView } from "../pictures.ts";

const text = z.string().max(5000);
/** Where in the words something stands, as in `hero.heading`; a list by itself has none. */
const path = z.string().max(200);

/** A picture of the library where another one or a drawing was. In what sizes there is one, the library says. */
const thingEdits = z.record(path, z.union([text, z.array(text).max(200), pictureView, z.null()]));
const edits = z.record(
  path,
  z.union([
    text,
    z.array(text).max(200),
    z.array(z.strictObject({ from: z.number().int().min(0).max(200), edits: thingEdits })).max(200),
    pictureView,
  ]),
);
/** What was changed of a page's words, by the part they belong to; all else is as the academy began with it. */
const pageEdits = z.record(z.string().max(60), edits);
export type PageEdits = z.infer<typeof pageEdits>;

const wordText = z.strictObject({ kind: z.literal("text"), path, text: z.string() });
const wordTexts = z.strictObject({ kind: z.literal("texts"), path, texts: z.array(z.string()) });
/** A place for a picture, with the drawing or the picture that is there. */
const wordPicture = z.strictObject({
  kind: z.literal("picture"),
  path,
  picture: z.union([z.object({ drawing: z.string(), alt: z.string() }), pictureView]),
  /** Whether there may be none. */
  isOptional: z.literal(true).optional(),
});
export type WordPicture = z.infer<typeof wordPicture>;
/** A place for a film: the sample, the id of one of the library, or an address at a video host. */
const wordFilm = z.strictObject({ kind: z.literal("film"), path, film: z.string() });
/** Which archetype somebody is, or none. */
const wordArchetype = z.strictObject({
  kind: z.literal("archetype"),
  path,
  archetype: z.enum(archetypeKeys),
});
/** One thing of a list: what of it can be changed. */
const wordThing = z.array(z.union([wordText, wordTexts, wordPicture, wordArchetype]));
export type WordThing = z.infer<typeof wordThing>;
const wordThings = z.strictObject({ kind: z.literal("things"), path, things: z.array(wordThing) });
const wordField = z.union([wordText, wordTexts, wordThings, wordPicture, wordFilm]);
/** Something that can be changed, as the academy began with it. */
export type WordField = z.infer<typeof wordField>;

const who = z.string().nullable();
const pageSummary = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** Where its words can be seen; empty where there are several such pages, or none. */
  path: z.string(),
  draft: z.strictObject({ by: who, at: z.iso.datetime() }).nullable(),
  /** Null as long as it says what the academy began with. */
  published: z.strictObject({ by: who, at: z.iso.datetime() }).nullable(),
  /** Whether what was published can’t be shown any more, since an update. */
  isLeftOut: z.boolean(),
});
export type PageSummary = z.infer<typeof pageSummary>;
const pageGroup = z.enum(["visitors", "buying", "members", "everywhere"]);
/** `group` says who reads it. */
const listedPage = z.strictObject({ ...pageSummary.shape, group: pageGroup });
export type ListedPage = z.infer<typeof listedPage>;
export const pageList = z.strictObject({ items: z.array(listedPage) });

const pageVersion = z.strictObject({
  revision: z.number().int(),
  by: who,
  at: z.iso.datetime(),
  restoredFrom: z.number().int().nullable(),
  edits: pageEdits,
});

export const pageParams = z.strictObject({ id: z.string().max(40) });
export const pageWords = z.strictObject({
  ...pageSummary.shape,
  /** Whether it can be drawn in the studio: not what is different for each person. */
  hasPreview: z.boolean(),
  /** Which state this is: whoever changes it says so. */
  state: z.string(),
  edits: pageEdits,
  publishedEdits: pageEdits,
  parts: z.array(z.strictObject({ key: z.string(), label: z.string(), fields: z.array(wordField) })),
  /** The newest first. */
  versions: z.array(pageVersion),
  /** Whether editors may only read it. */
  isOwnersAlone: z.boolean(),
  /** Of an email: what stands for something that is only known when it is sent. */
  placeholders: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      isNeeded: z.boolean(),
      isBlock: z.boolean(),
      inSubject: z.boolean(),
    }),
  ),
});
export type PageWords = z.infer<typeof pageWords>;

const basedOn = z.string().min(1).max(60);
export const draftBody = z.strictObject({ basedOn, edits: pageEdits });
export const draftSaved = z.strictObject({ state: z.string(), edits: pageEdits });
export const basedOnBody = z.strictObject({ basedOn });
export const restoreBody = z.strictObject({ basedOn, revision: z.number().int().min(0) });

/** A page to edit in place. Its texts end in marks that nobody sees; each stands for one of these, by its number. */
export const pagePreview = z.strictObject({
  html: z.string(),
  marks: z.array(z.strictObject({ key: z.string(), path: z.string() })),
});
export type PagePreview = z.infer<typeof pagePreview>;
