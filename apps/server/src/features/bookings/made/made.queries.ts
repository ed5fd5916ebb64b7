import type { Cursor, PageRequest } from "../../../platform/db/cursor-paging.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { removeFile } from "../../../platform/files/remove-file.ts";

/** What was given back, or taken back by the bank, is nobody's any more. */
const paidBack = ["refunded", "disputed"];

const selectMade = (db: Db | Tx) =>
  db
    .selectFrom("made_items")
    .leftJoin("files", "files.id", "made_items.file_id")
    .leftJoin("benefits", "benefits.id", "made_items.benefit_id")
    .select(["made_items.id", "made_items.title", "made_items.note", "made_items.created_at as createdAt"])
    .select(["benefits.name as benefit", "made_items.file_id as fileId", "made_items.user_id as userId"])
    .select(["files.name as fileName", "files.content_type as contentType", "files.size"]);
export type MadeRow = NonNullable<Awaited<ReturnType<typeof findMade>>>;

export const findMade = (db: Db | Tx, id: string) =>
  selectMade(db).where("made_items.id", "=", id).executeTakeFirst();

const selectOwn = (db: Db, userId: string) =>
  selectMade(db)
    .where("made_items.user_id", "=", userId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("made_items.benefit_id", "is", null),
        // It stays theirs when a membership ends, and closes where the money went back.
        exists(
          selectFrom("held_benefits")
            .innerJoin("grants", "grants.id", "held_benefits.grant_id")
            .select("held_benefits.id")
            .whereRef("held_benefits.user_id", "=", "made_items.user_id")
            .whereRef("held_benefits.benefit_id", "=", "made_items.benefit_id")
            .where((grant) =>
              grant.or([
                grant("grants.revoked_at", "is", null),
                grant("grants.end_reason", "is", null),
                grant("grants.end_reason", "not in", paidBack),
              ]),
            ),
        ),
      ]),
    );

/** Nothing of anybody else's, and nothing that was paid back. */
export const findOwnMade = (db: Db, id: string, userId: string) =>
  selectOwn(db, userId).where("made_items.id", "=", id).executeTakeFirst();

export const listOwnMade = (db: Db, userId: string, page: PageRequest) =>
  newestFirst(selectOwn(db, userId), page).execute();

export const listMadeFor = (db: Db, userId: string, page: PageRequest) =>
  newestFirst(selectMade(db).where("made_items.user_id", "=", userId), page).execute();

const newestFirst = (query: ReturnType<typeof selectMade>, { after, limit }: PageRequest) =>
  query
    .$if(after !== undefined, (items) =>
      items.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple("made_items.created_at", "made_items.id"),
          "<",
          tuple((after as Cursor).at, (after as Cursor).id),
        ),
      ),
    )
    .orderBy("made_items.created_at", "desc")
    .orderBy("made_items.id", "desc")
    .limit(limit);

export type MadeItem = {
  id: string;
  userId: string;
  bookingId: string | null;
  benefit: string | null;
  title: string;
  note: string;
  fileId: string | null;
  now: Date;
};

/** False when it is there already. */
export async function insertMade(tx: Tx, made: MadeItem): Promise<boolean> {
  const { id, userId, bookingId, benefit, title, note, fileId, now } = made;
  const inserted = await tx
    .insertInto("made_items")
    .values({
      id,
      user_id: userId,
      booking_id: bookingId,
      benefit_id: benefit,
      title,
      note,
      file_id: fileId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** The row, and its file with its bytes. */
export async function deleteMade(
  tx: Tx,
  { id, fileId }: Pick<MadeRow, "id" | "fileId">,
  now: Date,
): Promise<void> {
  await tx.deleteFrom("made_items").where("id", "=", id).execute();
  if (fileId) await removeFile(tx, fileId, now);
}

/** What of theirs something can be made for: all they hold or have held. */
export async function listBenefitsOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom("benefits")
    .select(["id", "name", "kind"])
    .where("kind", "in", ["files", "session"])
    .where("id", "in", (query) =>
      query.selectFrom("held_benefits").select("benefit_id").where("user_id", "=", userId),
    )
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** For which of what they hold something was made. */
export async function listFulfilled(db: Db | Tx, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("made_items")
    .select("benefit_id")
    .distinct()
    .where("user_id", "=", userId)
    .where("benefit_id", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ benefit_id }) => benefit_id ?? []));
}
