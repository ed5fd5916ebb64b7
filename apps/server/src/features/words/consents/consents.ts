import { type AllEdits, applyEdits } from "@academy/content/editing/editable";
import { editablePages } from "@academy/content/editing/editable-pages";
import type { ConsentBody, TestimonialView } from "@academy/contract/studio/testimonials";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { PersonalData } from "../../../platform/personal-data.ts";
import { recordAudit } from "../../audit/public.ts";
import { joinEdits } from "../edits/edits.rules.ts";
import { firstWords } from "../live-words.ts";
import { findRevision, listDrafts, listPublished } from "../words.queries.ts";
import * as queries from "./consents.queries.ts";
import { isCovered, type Testimonial, testimonialsIn } from "./testimonials.ts";

const withEdits = (edits: AllEdits) => testimonialsIn((key) => applyEdits(firstWords(key), edits[key] ?? {}));

/** Those that the academy began with: nobody said them. */
const samples = () => new Set(withEdits({}).map(({ id }) => id));

const unique = (testimonials: readonly Testimonial[]) => [
  ...new Map(testimonials.map((each) => [`${each.claim}:${each.id}`, each])).values(),
];

async function published(db: Db): Promise<Testimonial[]> {
  const versions = await listPublished(db, await findRevision(db));
  return unique(withEdits(joinEdits(versions.map(({ edits }) => edits))));
}

/** On the pages, and in what is being written of them. */
async function all(db: Db) {
  const shown = await published(db);
  const drafts = await listDrafts(db);
  const written = unique(
    drafts.flatMap(({ page, edits }) => withEdits(edits).filter((each) => each.page === page)),
  );
  const known = new Set(shown.map(({ id }) => id));
  return { shown, written: written.filter(({ id }) => !known.has(id)) };
}

export async function listTestimonials(db: Db): Promise<{ items: TestimonialView[] }> {
  const { shown, written } = await all(db);
  const everything = [...shown, ...written];
  const rows = await queries.listConsents(db, [...new Set(everything.map(({ id }) => id))]);
  const consents = new Map(rows.map((row) => [row.id, row]));
  const areSamples = samples();
  const items = everything.map((each): TestimonialView => {
    const consent = consents.get(each.id);
    return {
      id: each.id,
      text: each.text,
      author: each.author,
      hasPicture: each.hasPicture,
      page: editablePages.find(({ id }) => id === each.page)?.title ?? each.page,
      pageId: each.page,
      isSample: areSamples.has(each.id),
      isDraft: written.includes(each),
      isCovered: isCovered(each, consent),
      consent: consent
        ? {
            person: consent.person,
            email: consent.email ?? "",
            consentedOn: consent.consented_on,
            how: consent.how as ConsentBody["how"],
            coversWords: consent.covers_words,
            coversName: consent.covers_name,
            coversPicture: consent.covers_picture,
            note: consent.note,
            by: consent.by,
            at: consent.recorded_at.toISOString(),
          }
        : null,
    };
  });
  return { items };
}

const subject = (id: string) => ({ kind: "testimonial", id });

export async function recordConsent(
  db: Db,
  id: string,
  body: ConsentBody,
  by: string,
  now: Date,
): Promise<void> {
  if (body.consentedOn > now.toISOString().slice(0, 10)) {
    throw new AppError("BAD_REQUEST", { field: "consentedOn", message: "This day is still to come." });
  }
  const { shown, written } = await all(db);
  const testimonial = [...shown, ...written].find((each) => each.id === id);
  if (!testimonial) throw new AppError("NOT_FOUND");
  await inTransaction(db, async (tx) => {
    await queries.putConsent(tx, testimonial, body, { by, now });
    await recordAudit(tx, { by, action: "consent.recorded", subject: subject(id) }, now);
  });
}

export async function withdrawConsent(db: Db, id: string, by: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await queries.removeConsent(tx, id))) throw new AppError("NOT_FOUND");
    await recordAudit(tx, { by, action: "consent.removed", subject: subject(id) }, now);
  });
}

async function withoutConsent(db: Db, testimonials: readonly Testimonial[]): Promise<Testimonial[]> {
  const rows = await queries.listConsents(db, [...new Set(testimonials.map(({ id }) => id))]);
  const consents = new Map(rows.map((row) => [row.id, row]));
  return testimonials.filter((each) => !isCovered(each, consents.get(each.id)));
}

/** How many testimonials stand on the pages without a record of consent to them. */
export async function countWithoutConsent(db: Db, isShown: (claim: string) => boolean): Promise<number> {
  const shown = (await published(db)).filter(({ claim }) => isShown(claim));
  return (await withoutConsent(db, shown)).length;
}

/** Of a live academy: nobody's words are published without a record that they agreed. Samples are withheld by themselves. */
export async function refuseWithoutConsent(db: Db, page: string, edits: AllEdits): Promise<void> {
  const areSamples = samples();
  const said = withEdits(edits).filter((each) => each.page === page && !areSamples.has(each.id));
  const [missing] = await withoutConsent(db, said);
  if (!missing) return;
  throw new AppError("BAD_REQUEST", {
    message: `There’s no record yet that ${missing.author} agreed to “${missing.text.slice(0, 60)}…”. Add it under Pages → Testimonials, then publish.`,
  });
}

/** Who is named here by their address gets it, and takes it along: without the record the words are to go. */
export const consentPersonalData: PersonalData = {
  name: "testimonials",
  collect: queries.listConsentsOf,
  remove: queries.removeConsentsOf,
  keepThroughEmailChange: queries.keepConsentsOf,
};
