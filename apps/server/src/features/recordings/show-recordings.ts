import { isCourseOffer, type OfferKey } from "@academy/content/offers";
import {
  newestRecordings,
  type RecordingsView,
  type RecordingView,
  recordingsOnPage,
} from "@academy/contract/learning/recordings";
import { maxShelves } from "@academy/contract/studio/recordings";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { benefitsOf, entitledCourses, type Member, offersPathOf } from "../access/public.ts";
import { listOnSale } from "../offers/public.ts";
import { listOnShelves, listShelves } from "./recordings.queries.ts";

type ShelfQuery = { shelf?: string | undefined; page: number; now: Date };

/** Every shelf, or one of them page by page. Of a closed one nothing that stands on it leaves the database. */
export async function showRecordings(
  db: Db,
  member: Member,
  { shelf, page, now }: ShelfQuery,
): Promise<RecordingsView> {
  const shelves = await listShelves(db, now, { id: shelf, limit: maxShelves });
  if (shelf !== undefined && shelves.length === 0) throw new AppError("NOT_FOUND");
  const held = await entitledCourses(db, member, now);
  const limit = shelf === undefined ? newestRecordings : recordingsOnPage;
  const offset = shelf === undefined ? 0 : (page - 1) * recordingsOnPage;
  const rows = await listOnShelves(db, {
    shelfIds: shelves.flatMap(({ id }) => (held.has(id) ? id : [])),
    userId: member.id,
    offset,
    limit,
  });
  const onShelf = Map.groupBy(rows, ({ shelfId }) => shelfId);
  const isAnyClosed = shelves.some(({ id }) => !held.has(id));
  const onSale = isAnyClosed ? await listOnSale(db, now) : [];
  const offersWith = (benefit: string | null) =>
    onSale
      .filter(({ offer, terms }) => benefitsOf(offer, terms).some((each) => each.benefit === benefit))
      .map(({ offer, terms: { name, priceCents } }) => ({
        key: offer,
        name,
        priceCents,
        path: pathOf(offer),
      }));
  return {
    shelves: shelves.map(({ id, title, description, benefitId, ...row }) => {
      const total = Number(row.total);
      const isOpen = held.has(id);
      return {
        id,
        title,
        description,
        isOpen,
        total,
        offers: isOpen ? [] : offersWith(benefitId),
        recordings: (onShelf.get(id) ?? []).map(viewOf),
        hasMore: isOpen && total > offset + limit,
      };
    }),
  };
}

/** Where an offer is told of before it is bought. */
function pathOf(offer: OfferKey): string {
  if (isCourseOffer(offer)) return `/checkout/${offer}`;
  if (offer === "alumniGroup") return "/alumni-group";
  return offersPathOf(offer === "subscribePackage" ? null : "healers-business-blueprint");
}

type Row = Awaited<ReturnType<typeof listOnShelves>>[number];

const viewOf = (row: Row): RecordingView => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  duration: row.minutes,
  publishedAt: new Date(row.publishedAt).toISOString(),
  isSeen: row.seenAt !== null,
  positionSeconds: row.positionSeconds ?? 0,
});
