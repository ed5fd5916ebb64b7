import { Readable } from "node:stream";
import { pictureMaxBytes } from "@academy/contract/fields/picture";
import { inTransaction } from "../../../platform/db/database.ts";
import { removeFile } from "../../../platform/files/remove-file.ts";
import { saveFile } from "../../../platform/files/save-file.ts";
import type { AccountDeps } from "../account-deps.ts";
import { takeAttempt } from "../proofs/limit-attempts.ts";
import { findUserById, type User, updateUser } from "../users.queries.ts";
import { pictureFileId } from "./picture.rules.ts";
import { redrawPicture } from "./redraw-picture.ts";

export async function setPicture(
  deps: Pick<AccountDeps, "db" | "hash" | "now" | "store">,
  user: User,
  bytes: Buffer,
): Promise<void> {
  await takeAttempt(deps, "picture", user.id);
  const picture = await redrawPicture(bytes);
  const file = await saveFile(
    { db: deps.db, store: deps.store, now: deps.now() },
    {
      bytes: Readable.from([picture]),
      name: "profile.webp",
      contentType: "image/webp",
      // Anyone who has the address may see it; the address can't be guessed.
      isPublic: true,
      maxBytes: pictureMaxBytes,
    },
  );
  await putPicture(deps, user.id, `/files/${file.id}`);
}

export async function removePicture(deps: Pick<AccountDeps, "db" | "now">, user: User): Promise<void> {
  await putPicture(deps, user.id, null);
}

async function putPicture(
  { db, now }: Pick<AccountDeps, "db" | "now">,
  userId: string,
  imageUrl: string | null,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = pictureFileId((await findUserById(tx, userId))?.imageUrl ?? null);
    await updateUser(tx, userId, { imageUrl }, now());
    if (before) await removeFile(tx, before, now());
  });
}
