import { createHash } from "node:crypto";
import {
  type HostedVideo,
  hostNameOf,
  hostOriginOf,
  playerAddressOf,
} from "@academy/contract/fields/hosted-films";
import type { Db, Tx } from "../../platform/db/database.ts";
import { escapeHtml } from "../../platform/escape-html.rules.ts";
import type { HostedFilm } from "../courses/public.ts";
import { findPictures } from "../media/public.ts";
import type { Film } from "./film.ts";

/**
 * A film at a video host. How long it is only the host knows, and nobody asks it before somebody wants to watch. Its words
 * and chapters are the owner's: they stand beside it.
 */
export async function findHosted(
  film: HostedFilm,
  db: Db | Tx,
  spokenIn: (captionsId: string | null | undefined, db: Db | Tx) => Promise<Pick<Film, "captions" | "cues">>,
): Promise<Omit<Film, "store">> {
  const [poster = null] = film.poster === null ? [] : await findPictures(db, [film.poster]);
  const { host, video } = film;
  return {
    files: [],
    ...(await spokenIn(film.captions, db)),
    chapters: film.chapters ?? [],
    poster,
    isAudio: false,
    lengthSeconds: 0,
    hasSound: true,
    hosted: { host, video },
  };
}

const style =
  "html,body,iframe,video{margin:0;border:0;display:block;width:100%;height:100%;background:#000;overflow:hidden}";
const styleHash = createHash("sha256").update(style).digest("base64");

/** What a player may do: play. It can't lead the page away, nor see anything of it. */
const allowed = "autoplay; fullscreen; picture-in-picture; encrypted-media";
const sandbox =
  "allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox allow-forms";

/**
 * A page of ours with one frame in it. Its policy names the one host of this very film, so that the pages around it name
 * none, whichever lesson somebody walks to.
 */
export function playerPage(
  film: HostedVideo,
  lessonTitle: string,
  atSeconds = 0,
): { html: string; policy: string } {
  const address = escapeHtml(playerAddressOf(film, atSeconds));
  const title = escapeHtml(`${lessonTitle} (${hostNameOf(film)})`);
  const player =
    film.host === "web"
      ? `<video src="${address}" title="${title}" controls autoplay playsinline></video>`
      : `<iframe src="${address}" title="${title}" allow="${allowed}" allowfullscreen sandbox="${sandbox}"></iframe>`;
  const source = `${film.host === "web" ? "media-src" : "frame-src"} ${hostOriginOf(film)}`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style>${player}</html>`;
  const rest = "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
  return { html, policy: `default-src 'none'; ${source}; style-src 'sha256-${styleHash}'; ${rest}` };
}
