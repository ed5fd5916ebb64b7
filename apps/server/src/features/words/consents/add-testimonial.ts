import type { EditedThing } from "@academy/content/editing/editable";
import type { PageEdits } from "@academy/contract/studio/pages";
import { isCardPlace, type NewTestimonialBody } from "@academy/contract/studio/testimonials";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { Actor } from "../../audit/public.ts";
import { firstWords } from "../live-words.ts";
import { pageCalled, stateOfPage } from "../studio/editable-page.ts";
import { savePageDraft } from "../studio/write-page.ts";
import { recordConsent } from "./consents.ts";
import { places, testimonialId } from "./testimonials.ts";

const refuse = (field: string, message: string) => new AppError("BAD_REQUEST", { field, message });

/** Somebody’s words in the draft of a page, and in the same commit the record that they agreed to all that is shown. */
export async function addTestimonial(db: Db, body: NewTestimonialBody, { by, now }: Actor) {
  const source = places.find(({ place }) => place === body.place);
  if (!source) throw new AppError("NOT_FOUND");
  const { page, key, at } = source;
  refuseUncovered(body);
  const path = at.join(".");
  const thing = { from: 0, edits: editsOf(body) };
  return inTransaction(db, async (tx) => {
    const { edits, state } = await stateOfPage(tx, page);
    const listed = edits[key]?.[path] as readonly EditedThing[] | undefined;
    const list = [...(listed ?? firstList(key, at)), thing];
    const written = { ...edits, [key]: { ...edits[key], [path]: list } } as PageEdits;
    await savePageDraft(tx, page, { basedOn: state, edits: written }, { by, now });
    const id = testimonialId(body.text, body.author);
    await recordConsent(tx, id, body.consent, by, now);
    return { id, page: pageCalled(page).title, pageId: page };
  });
}

function firstList(key: string, at: readonly string[]): EditedThing[] {
  const list = at.reduce((words, name) => (words as Record<string, unknown>)[name], firstWords(key));
  return (list as readonly unknown[]).map((_, from) => ({ from, edits: {} }));
}

function refuseUncovered({ consent, picture, place }: NewTestimonialBody): void {
  if (!consent.coversWords) throw refuse("coversWords", "Have they agreed that their words are shown?");
  if (!consent.coversName) throw refuse("coversName", "Have they agreed that their name is shown?");
  if (picture && !isCardPlace(place) && !consent.coversPicture) {
    throw refuse("coversPicture", "Have they agreed that their picture is shown?");
  }
}

/** Nothing of whoever else is in the list goes over to them. */
function editsOf({ place, text, author, craft, ...body }: NewTestimonialBody): EditedThing["edits"] {
  if (!isCardPlace(place)) {
    const { primary, secondary, picture } = body;
    if (!primary && secondary) throw refuse("primary", "Please choose the first archetype, too.");
    if (primary && primary === secondary) throw refuse("secondary", "Please choose two different ones.");
    const archetypes = { primaryArchetype: primary, secondaryArchetype: secondary };
    return { text, author, profession: craft, ...archetypes, picture };
  }
  const [, firstName, initial] = /^(.+) (\S+)$/.exec(author) ?? [];
  if (!firstName || !initial) {
    throw refuse("author", "These cards show a first name and an initial, as in “Hana W.”");
  }
  return { text, firstName, initial, role: craft };
}
