import * as calls from "@academy/contract/calls/studio/mails";
import type { FastifyPluginAsync } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { Documents } from "../../../platform/documents/documents.ts";
import { registerCall } from "../../../platform/http/register-call.ts";
import type { SellerSettings } from "../../../platform/settings/chosen-seller.ts";
import type { Auth } from "../../account/public.ts";
import { renderDocument } from "./sample-documents.ts";
import { listMails, renderDraft, sendTest } from "./write-mails.ts";

/** A mail brings its own inline styles; shown in a sandboxed frame, it may do nothing else. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

type Deps = {
  db: Db;
  now: Clock;
  baseUrl: string;
  documents: Pick<Documents, "renderMail" | "renderReceipt" | "renderReport">;
  settings: SellerSettings;
  auth: Pick<Auth, "requireStaff">;
};

/** The words of mails: they are drafted, published and restored as those of pages are; here is what only mails have. */
export function mailStudioRoutes(deps: Deps): FastifyPluginAsync {
  const { auth, db } = deps;
  return async (app) => {
    registerCall(app, calls.listMails, async (request) => {
      await auth.requireStaff(request, "editors");
      return listMails(db);
    });

    registerCall(app, calls.previewMail, async (request) => {
      await auth.requireStaff(request, "editors");
      const { subject, text } = await renderDraft(deps, request.params.id);
      return { subject, text };
    });

    registerCall(app, calls.mailHtml, async (request, reply) => {
      await auth.requireStaff(request, "editors");
      const { html } = await renderDraft(deps, request.params.id);
      return reply
        .headers({
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": mailPolicy,
          "cache-control": "no-store",
        })
        .send(html);
    });

    registerCall(app, calls.mailDocument, async (request, reply) => {
      await auth.requireStaff(request, "editors");
      const paper = await renderDocument(deps, request.params.id);
      return reply
        .headers({
          "content-type": "application/pdf",
          "content-disposition": 'inline; filename="sample.pdf"',
          "cache-control": "no-store",
        })
        .send(Buffer.from(paper));
    });

    registerCall(
      app,
      calls.sendMailAsTest,
      async (request, _reply) => {
        const { id: by, email } = await auth.requireStaff(request, "editors");
        await sendTest(deps, request.params.id, { by, email });
      },
      { config: { limit: "mailTests" } },
    );
  };
}
