import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { type HostedVideo, readHostedAddress } from "@academy/contract/fields/hosted-films";
import type { LessonFilmBody } from "@academy/contract/studio/courses";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { AppError } from "../../../platform/errors.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import { saveFile } from "../../../platform/files/save-file.ts";
import type { Actor } from "../../audit/public.ts";
import { findItems } from "../../media/public.ts";
import type { LessonFilm } from "../courses.tables.ts";
import { captionsOf, isSameFilm } from "../lesson-film.rules.ts";
import { checkCaptions } from "./captions.ts";
import { keepFilm } from "./keep-film.ts";
import { writtenFilm } from "./lesson.queries.ts";
import { requireWritten } from "./write-lesson.ts";

/** What plays in a lesson, once it is published. Captions stay with their film, unless they are to go with the next. */
export async function changeFilm(db: Db, id: string, body: LessonFilmBody, actor: Actor): Promise<void> {
  if (body.kind === "media") await checkFilm(db, body.mediaId);
  if (body.kind === "media" || body.kind === "hosted") await checkPoster(db, body.posterId);
  await inTransaction(db, async (tx) => {
    const lesson = await requireWritten(tx, id);
    const film = body.kind === "published" ? lesson.film : filmAfter(writtenFilm(lesson), body);
    await keepFilm(tx, lesson, film, actor);
  });
}

const starterOf = (film: LessonFilm | null) => film && ("starter" in film ? film.starter : film.before);

type ChosenFilm = Exclude<LessonFilmBody, { kind: "published" }>;

function filmAfter(film: LessonFilm | null, body: ChosenFilm): LessonFilm | null {
  const starter = starterOf(film);
  if (body.kind === "none") return null;
  if (body.kind === "starter") {
    if (!starter) throw new AppError("NOT_FOUND");
    return { starter };
  }
  const which = body.kind === "hosted" ? readAddress(body.address) : { media: body.mediaId };
  return {
    ...which,
    captions: film && (body.keepsCaptions || isSameFilm(film, which)) ? captionsOf(film) : null,
    poster: body.posterId,
    chapters: [...body.chapters].sort((a, b) => a.startSeconds - b.startSeconds),
    ...(starter ? { before: starter } : {}),
  };
}

function readAddress(address: string): HostedVideo {
  const video = readHostedAddress(address);
  if (video) return video;
  throw new AppError("BAD_REQUEST", {
    field: "address",
    message:
      "That isn’t the address of a film we know. Copy it from the browser’s address bar or the share button, not the embed code.",
  });
}

async function checkFilm(db: Db, mediaId: string): Promise<void> {
  const [item] = await findItems(db, [mediaId]);
  if (item?.kind === "film" || item?.kind === "audio") return;
  throw new AppError("BAD_REQUEST", { field: "mediaId", message: "That film is no longer in the library." });
}

async function checkPoster(db: Db, posterId: string | null): Promise<void> {
  if (posterId === null || (await findItems(db, [posterId]))[0]?.kind === "picture") return;
  const message = "That picture is no longer in the library.";
  throw new AppError("BAD_REQUEST", { field: "posterId", message });
}

type Deps = { db: Db; store: FileStore };

/** Only what reads as captions is kept; a film that came with the academy has its own. */
export async function changeCaptions({ db, store }: Deps, id: string, vtt: string | null, actor: Actor) {
  const checked = vtt === null ? null : checkCaptions(vtt);
  const film = writtenFilm(await requireWritten(db, id));
  if (!film || "starter" in film)
    throw new AppError("CONFLICT", { message: "This lesson has no film of yours." });
  const file = checked && (await saveCaptions({ db, store }, checked.text, actor.now));
  await inTransaction(db, async (tx) => {
    const lesson = await requireWritten(tx, id);
    const now = writtenFilm(lesson);
    if (!now || !isSameFilm(now, film)) throw new AppError("CONFLICT");
    await keepFilm(tx, lesson, { ...now, captions: file?.id ?? null }, actor);
  });
  return { captionLines: checked?.lines ?? null };
}

const saveCaptions = ({ db, store }: Deps, text: string, now: Date) =>
  saveFile(
    { db, store, now },
    {
      bytes: Readable.from([Buffer.from(text)]),
      name: `captions-${randomUUID().slice(0, 8)}.vtt`,
      contentType: "text/vtt; charset=utf-8",
      isPublic: false,
      maxBytes: 2_000_000,
    },
  );
