import { isOwnersMail } from "@academy/content/mails/editable-mails";
import * as calls from "@academy/contract/calls/studio/pages";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { Auth } from "../../account/public.ts";
import type { Words } from "../words.ts";
import { listPages, previewDraft, showPage } from "./show-pages.ts";
import { discardPageDraft, publishDraft, restoreVersion, savePageDraft } from "./write-page.ts";

type Deps = {
  db: Db;
  now: Clock;
  words: Words | undefined;
  isDemo: boolean;
  auth: Pick<Auth, "requireStaff">;
};

/** The words of the academy's pages, as the owner and her editors change them. */
export function pageStudioRoutes({ db, now, words, isDemo, auth }: Deps): FastifyPluginAsync {
  /**
   * Emails that protect accounts and those about money are the owner's alone: whoever words them could talk people out
   * of a code, or into paying somebody else.
   */
  const writer = (request: FastifyRequest, page: string) =>
    auth.requireStaff(request, isOwnersMail(page) ? "owners" : "editors");
  return async (app) => {
    registerCall(app, calls.listPages, async (request) => {
      await auth.requireStaff(request, "editors");
      return listPages(db, words);
    });

    registerCall(app, calls.showPage, async (request) => {
      await auth.requireStaff(request, "editors");
      return showPage(db, words, request.params.id);
    });

    registerCall(app, calls.saveDraft, async (request) => {
      const { id: by } = await writer(request, request.params.id);
      return savePageDraft(db, request.params.id, request.body, { by, now: now() });
    });

    registerCall(app, calls.discardDraft, async (request, _reply) => {
      await writer(request, request.params.id);
      await discardPageDraft(db, request.params.id, request.body.basedOn);
    });

    registerCall(app, calls.previewPage, async (request) => {
      await auth.requireStaff(request, "editors");
      return previewDraft(db, words, request.params.id);
    });

    registerCall(app, calls.publishPage, async (request, _reply) => {
      const { id: by } = await writer(request, request.params.id);
      await publishDraft(db, words, request.params.id, request.body.basedOn, { by, now, isDemo });
    });

    registerCall(app, calls.restorePage, async (request, _reply) => {
      const { id: by } = await writer(request, request.params.id);
      await restoreVersion(db, words, request.params.id, request.body, { by, now, isDemo });
    });
  };
}
