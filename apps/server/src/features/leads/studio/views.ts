import { type LeadView, maxViews, type ViewBody } from "@academy/contract/studio/leads";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import { deleteView, insertView, listViews, setPlace, updateView } from "./views.queries.ts";

/** Each owner has views of her own: nobody else sees or changes them. */
export async function showViews(db: Db, userId: string): Promise<{ items: LeadView[] }> {
  const views = await listViews(db, userId);
  return { items: views.map(({ place: _place, ...view }) => view) };
}

export function makeView(db: Db, userId: string, body: ViewBody, now: Date): Promise<LeadView> {
  return inTransaction(db, async (tx) => {
    const views = await listViews(tx, userId);
    if (views.length >= maxViews) {
      throw new AppError("BAD_REQUEST", { message: `You can save up to ${maxViews} views.` });
    }
    const place = (views.at(-1)?.place ?? 0) + 1;
    return { id: await insertView(tx, { ...body, userId, place, now }), ...body };
  });
}

export async function changeView(
  db: Db,
  own: { id: string; userId: string },
  body: ViewBody,
): Promise<LeadView> {
  if (!(await updateView(db, own, body))) throw new AppError("NOT_FOUND");
  return { id: own.id, ...body };
}

export async function removeView(db: Db, own: { id: string; userId: string }): Promise<void> {
  if (!(await deleteView(db, own))) throw new AppError("NOT_FOUND");
}

/** All of them or none: whoever has others in another tab is told. */
export function arrangeViews(db: Db, userId: string, ids: string[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    const known = new Set((await listViews(tx, userId)).map(({ id }) => id));
    const wanted = new Set(ids.map((id) => id.toLowerCase()));
    const isWhole = wanted.size === ids.length && wanted.size === known.size;
    if (!isWhole || ![...wanted].every((id) => known.has(id))) throw new AppError("CONFLICT");
    for (const [place, id] of [...wanted].entries()) await setPlace(tx, { id, userId }, place + 1);
  });
}
