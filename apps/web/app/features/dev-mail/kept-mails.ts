import * as calls from "@academy/contract/calls/dev-mail";
import { pathOf } from "@academy/contract/path-of";
import { callApi } from "../../lib/api/api.ts";

export const getKeptMails = (cursor: string | null, signal?: AbortSignal) =>
  callApi(calls.listKeptMails, { query: { cursor: cursor ?? undefined }, signal });

export const getKeptMail = (id: string) => callApi(calls.showKeptMail, { params: { id } });

export const keptMailHtmlPath = (id: string) => pathOf(calls.keptMailHtml, { params: { id } });

export const keptMailAttachmentPath = (id: string) => pathOf(calls.keptMailAttachment, { params: { id } });
