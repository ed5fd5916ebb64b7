import type { Readable } from "node:stream";
import { maxHandedBytes } from "@academy/contract/fields/booking-limits";
import type { MadeItem } from "@academy/contract/learning/bookings";
import { type Db, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { insertFile, type StoredFile } from "../../../platform/files/files.queries.ts";
import { storeBytes } from "../../../platform/files/save-file.ts";
import { findUserById, type User } from "../../account/public.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { MediaRefused, nameAs, sniffFile } from "../../media/public.ts";
import { mailMade } from "../booking-mails.ts";
import { findBooking } from "../bookings.queries.ts";
import { deleteMade, findMade, insertMade, listBenefitsOf, type MadeRow } from "./made.queries.ts";

type NewItem = {
  id: string;
  userId: string;
  title: string;
  note: string;
  benefit: string | null;
  booking: string | null;
};

/** It is there and they are told, or neither; the same once more changes nothing. */
export function writeNote(db: Db, made: NewItem, actor: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const user = await requireRecipient(tx, made);
    await keep(tx, user, made, undefined, actor);
  });
}

type Upload = NewItem & { fileName: string; bytes: Readable };
type Deps = { db: Db; store: FileStore };

/**
 * A file for one person, of whatever its bytes say it is. They are stored before anything names them; what a broken
 * upload leaves behind is removed again.
 */
export async function handOver(
  { db, store }: Deps,
  { bytes, fileName, ...made }: Upload,
  actor: Actor,
): Promise<void> {
  await requireRecipient(db, made);
  if (await findMade(db, made.id)) return;
  const upload = { bytes, name: fileName, contentType: "", isPublic: false, maxBytes: maxHandedBytes };
  const file = await storeBytes(store, upload, async (path) => {
    const { contentType, ending } = await sniffFile(path).catch(tellWrongType);
    return { name: nameAs(ownNameOf(fileName), ending), contentType };
  });
  const isKept = await inTransaction(db, async (tx) => {
    const user = await requireRecipient(tx, made);
    return keep(tx, user, made, file, actor);
  }).catch(async (error: unknown) => {
    await store.remove(file.storageKey);
    throw error;
  });
  if (!isKept) await store.remove(file.storageKey);
}

/** Without the folders that it was in, or is said to have been in. */
const ownNameOf = (fileName: string) => fileName.split(/[/\\]/).findLast((part) => part !== "") ?? "file";

function tellWrongType(error: unknown): never {
  if (!(error instanceof MediaRefused)) throw error;
  const message = "This kind of file can’t be handed over. PDF, Word, pictures, sound and film can.";
  throw new AppError("UNSUPPORTED_TYPE", { message });
}

async function keep(
  tx: Tx,
  user: User,
  { booking, ...made }: NewItem,
  file: StoredFile | undefined,
  { by, now }: Actor,
): Promise<boolean> {
  if (await findMade(tx, made.id)) return false;
  if (file) await insertFile(tx, file, now);
  if (!(await insertMade(tx, { ...made, bookingId: booking, fileId: file?.id ?? null, now }))) {
    throw new AppError("CONFLICT");
  }
  await mailMade(tx, { id: made.id, title: made.title, user, now });
  const detail = { kind: file ? "file" : "note", benefit: made.benefit };
  await recordAudit(
    tx,
    { by, action: "made.handed-over", subject: { kind: "user", id: user.id }, detail },
    now,
  );
  return true;
}

/** Whom it is for; it belongs to something of theirs, or to nothing. */
async function requireRecipient(
  db: Db | Tx,
  { userId, benefit, booking }: Omit<NewItem, "id">,
): Promise<User> {
  const user = await findUserById(db, userId);
  if (!user) throw new AppError("NOT_FOUND");
  const isTheirs = benefit === null || (await listBenefitsOf(db, userId)).some(({ id }) => id === benefit);
  if (!isTheirs) throw new AppError("BAD_REQUEST", { field: "benefit", message: "They don’t have this." });
  if (booking !== null && (await findBooking(db, booking))?.userId !== userId)
    throw new AppError("NOT_FOUND");
  return user;
}

/** Row, file and bytes. Said twice it is done once. */
export function takeBack(db: Db, id: string, { by, now }: Actor): Promise<void> {
  return inTransaction(db, async (tx) => {
    const made = await findMade(tx, id);
    if (!made) return;
    await deleteMade(tx, made, now);
    const subject = { kind: "user", id: made.userId };
    await recordAudit(tx, { by, action: "made.taken-back", subject, detail: { title: made.title } }, now);
  });
}

export function toMadeItem({
  id,
  title,
  note,
  benefit,
  createdAt,
  fileName,
  contentType,
  size,
}: MadeRow): MadeItem {
  const file =
    fileName !== null && contentType !== null
      ? { name: fileName, kind: kindOf(contentType), size: size ?? 0 }
      : null;
  return { id, title, note, benefit, createdAt: createdAt.toISOString(), file };
}

function kindOf(contentType: string): NonNullable<MadeItem["file"]>["kind"] {
  if (contentType.startsWith("image/")) return "picture";
  if (contentType.startsWith("audio/")) return "audio";
  return contentType.startsWith("video/") ? "film" : "file";
}
