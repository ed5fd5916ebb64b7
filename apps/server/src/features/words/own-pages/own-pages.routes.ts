import * as calls from "@academy/contract/calls/studio/own-pages";
import { findOwnPage } from "@academy/contract/calls/visitors/own-pages";
import { tidyAddress } from "@academy/contract/fields/own-pages";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import {
  type Addresses,
  addRedirect,
  findElsewhere,
  listRedirects,
  removeRedirect,
} from "../redirects/redirects.ts";
import type { Words } from "../words.ts";
import { isReserved } from "./own-page.rules.ts";
import * as own from "./own-pages.ts";
import { listOwnPages, previewOwnPage, showOwnPage } from "./show-own-pages.ts";

type Deps = {
  db: Db;
  now: Clock;
  words: Words | undefined;
  auth: Pick<Auth, "requireStaff">;
  addresses: Addresses;
};

/** A whole page, with room for the longest. */
const bodyLimit = 512 * 1024;

/** Pages of the owner's own, as she and her editors make them, and addresses that lead to others. */
export function ownPageRoutes({ db, now, words, auth, addresses }: Deps): FastifyPluginAsync {
  const isOurs = (address: string) => isReserved(address) || addresses.isOurs(address);
  return async (app) => {
    registerCall(app, findOwnPage, async (request) => {
      const page = words?.findOwnPage(tidyAddress(request.query.path)) ?? null;
      const movedTo = page ? null : await findElsewhere(db, request.query.path, addresses.isOwn);
      return { page, movedTo: movedTo ?? null };
    });

    registerCall(app, calls.listOwnPages, async (request) => {
      await auth.requireStaff(request, "editors");
      return listOwnPages(db, words);
    });

    registerCall(app, calls.makeOwnPage, async (request, reply) => {
      const { id: by } = await auth.requireStaff(request, "editors");
      return reply.code(201).send(await own.makeOwnPage(db, request.body, isOurs, { by, now: now() }));
    });

    registerCall(app, calls.showOwnPage, async (request) => {
      await auth.requireStaff(request, "editors");
      return showOwnPage(db, words, request.params.id);
    });

    const saving = { bodyLimit };
    registerCall(
      app,
      calls.saveOwnPage,
      async (request) => {
        const { id: by } = await auth.requireStaff(request, "editors");
        return own.saveOwnPage(db, request.params.id, request.body, isOurs, { by, now: now() });
      },
      saving,
    );

    registerCall(app, calls.discardOwnPage, async (request, _reply) => {
      await auth.requireStaff(request, "editors");
      await own.discardOwnPage(db, request.params.id, request.body.basedOn);
    });

    registerCall(app, calls.previewOwnPage, async (request) => {
      await auth.requireStaff(request, "editors");
      return previewOwnPage(db, words, request.params.id);
    });

    registerCall(app, calls.publishOwnPage, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "editors");
      await own.publishOwnPage(db, words, { ...request.params, ...request.body, isOurs }, { by, now });
    });

    registerCall(app, calls.restoreOwnPage, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "editors");
      await own.restoreOwnPage(db, words, { ...request.params, ...request.body, isOurs }, { by, now });
    });

    registerCall(app, calls.unpublishOwnPage, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "editors");
      await own.unpublishOwnPage(db, words, { ...request.params, ...request.body }, { by, now });
    });

    registerCall(app, calls.listRedirects, async (request) => {
      await auth.requireStaff(request, "editors");
      return listRedirects(db, request.query);
    });

    registerCall(app, calls.addRedirect, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "editors");
      await addRedirect(db, request.body, { ...addresses, isOurs }, { by, now: now() });
    });

    registerCall(app, calls.removeRedirect, async (request, _reply) => {
      const { id: by } = await auth.requireStaff(request, "editors");
      await removeRedirect(db, request.params.id, { by, now: now() });
    });
  };
}
