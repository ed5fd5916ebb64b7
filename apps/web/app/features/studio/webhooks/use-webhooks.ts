import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import type { CallBody } from "@academy/contract/call";
import * as calls from "@academy/contract/calls/studio/webhooks";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query-client.ts";
import { pageOf, useFresh, usePages } from "../../../lib/api/use-pages.ts";
import { withFreshProof } from "../../account/public.ts";

const logKey = "studio-webhook-log";

export const useWebhooks = () => useQuery(apiQuery(calls.listWebhooks));

export const useWebhookLog = (id: string) =>
  usePages([logKey, id], (cursor, signal) =>
    callApi(calls.listWebhookDeliveries, {
      params: { id },
      query: pageOf(cursor, "20"),
      signal,
    }),
  );

/** The list and what was sent are asked for anew. */
export const useFreshWebhooks = () => useFresh(logKey, calls.listWebhooks.path);

export const makeWebhook = withFreshProof(
  () => proofReasons.webhooks,
  (body: CallBody<typeof calls.makeWebhook>) => callApi(calls.makeWebhook, { body }),
);
export const changeWebhook = withFreshProof(
  () => proofReasons.webhooks,
  (id: string, body: CallBody<typeof calls.changeWebhook>) =>
    callApi(calls.changeWebhook, { params: { id }, body }),
);
export const rotateSecret = withFreshProof(
  () => proofReasons.webhooks,
  (id: string) => callApi(calls.rotateWebhookSecret, { params: { id } }),
);
export const removeWebhook = (id: string) => callApi(calls.removeWebhook, { params: { id } });
export const testWebhook = (id: string) => callApi(calls.testWebhook, { params: { id } });
export const replayDelivery = (id: string) => callApi(calls.replayWebhookDelivery, { params: { id } });
