import * as calls from "@academy/contract/calls/dev-mail";
import type { FastifyPluginAsync } from "fastify";
import type { Db } from "../../platform/db/database.ts";
import { AppError } from "../../platform/errors.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { isDirectLoopback, isLocalHostName } from "../../platform/http/requests/client-address.ts";
import type { FindAttachment } from "../../platform/mail/message.ts";
import { findKeptMail, listKeptMails } from "./dev-mail.queries.ts";

/** A mail brings its own inline styles; shown in a sandboxed frame of /dev/mail, it may do nothing else. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox";

type Deps = { db: Db; findAttachment: FindAttachment };

/** Demo only, and only from this machine: the mails kept instead of sent. */
export function devMailRoutes({ db, findAttachment }: Deps): FastifyPluginAsync {
  return async (app) => {
    app.addHook("onRequest", async (request) => {
      if (!isDirectLoopback(request.raw) || !isLocalHostName(request.raw)) throw new AppError("NOT_FOUND");
    });

    registerCall(app, calls.listKeptMails, async (request) => listKeptMails(db, request.query));

    registerCall(app, calls.showKeptMail, async (request) => {
      const { html: _shownAlone, reference: _ours, ...mail } = await findOrFail(db, request.params.id);
      return mail;
    });

    registerCall(app, calls.keptMailHtml, async (request, reply) => {
      const { html } = await findOrFail(db, request.params.id);
      return reply
        .headers({
          "content-type": "text/html; charset=utf-8",
          "content-security-policy": mailPolicy,
        })
        .send(html);
    });

    registerCall(app, calls.keptMailAttachment, async (request, reply) => {
      const { reference } = await findOrFail(db, request.params.id);
      const attachment = reference && (await findAttachment(reference));
      if (!attachment) throw new AppError("NOT_FOUND");
      return reply
        .header("content-type", attachment.contentType)
        .header("content-disposition", `attachment; filename="${attachment.fileName}"`)
        .send(Buffer.from(await attachment.read()));
    });
  };
}

async function findOrFail(db: Db, id: string) {
  const mail = await findKeptMail(db, id);
  if (!mail) throw new AppError("NOT_FOUND");
  return mail;
}
