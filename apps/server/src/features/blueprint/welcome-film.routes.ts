import { welcomeVideo } from "@academy/content/pages/blueprint/page";
import * as calls from "@academy/contract/calls/visitors/welcome-film";
import { readHostedAddress } from "@academy/contract/fields/hosted-films";
import type { FastifyPluginAsync } from "fastify";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { sendFile } from "../../platform/files/send-file.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { playerPage } from "../lessons/public.ts";
import { findCaptions, findPlayable } from "../media/public.ts";

type Deps = { db: Db; store: FileStore };

const isShown = (id: string) => welcomeVideo.film.startsWith(`${id}/`);

/** The film that the sales page shows now, for everybody: no other one of the library, and no other host. */
export function welcomeFilmRoutes({ db, store }: Deps): FastifyPluginAsync {
  return async (app) => {
    registerCall(
      app,
      calls.welcomeFilm,
      async (request, reply) => {
        const { id } = request.params;
        const found = isShown(id) ? await findPlayable(db, id) : undefined;
        if (!found) throw new AppError("NOT_FOUND");
        return sendFile(request, reply, store, found.file);
      },
      { answersHead: true },
    );

    registerCall(
      app,
      calls.welcomeCaptions,
      async (request, reply) => {
        const { id } = request.params;
        const captions = isShown(id) ? await findCaptions(db, id) : undefined;
        if (!captions) throw new AppError("NOT_FOUND");
        return sendFile(request, reply, store, captions);
      },
      { answersHead: true },
    );

    registerCall(app, calls.welcomePlayer, async (_request, reply) => {
      const film = readHostedAddress(welcomeVideo.film);
      if (!film) throw new AppError("NOT_FOUND");
      const { html, policy } = playerPage(film, welcomeVideo.videoTitle);
      return reply
        .headers({
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": policy,
          "cache-control": "no-store",
        })
        .send(html);
    });
  };
}
