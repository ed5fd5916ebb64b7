import { defineCall } from "../../call.ts";
import * as webhooks from "../../studio/webhooks.ts";

export const listWebhooks = defineCall({
  method: "GET",
  path: "/api/studio/webhooks",
  audience: "owners",
  summary: "Where the academy tells of what happens",
  answer: webhooks.endpointList,
});
export const makeWebhook = defineCall({
  method: "POST",
  path: "/api/studio/webhooks",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Have another program told of what happens; answers the secret, this once",
  body: webhooks.newEndpointBody,
  answer: webhooks.madeEndpoint,
  status: 201,
});
export const changeWebhook = defineCall({
  method: "PUT",
  path: "/api/studio/webhooks/:id",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Change where and of what is told, or turn it on or off",
  params: webhooks.endpointParams,
  body: webhooks.endpointBody,
  answer: webhooks.endpointView,
});
export const removeWebhook = defineCall({
  method: "DELETE",
  path: "/api/studio/webhooks/:id",
  audience: "owners",
  summary: "Tell it nothing more, and forget what it was told",
  params: webhooks.endpointParams,
});
export const rotateWebhookSecret = defineCall({
  method: "POST",
  path: "/api/studio/webhooks/:id/secret",
  audience: "owners",
  wantsFreshProof: true,
  summary: "Make another secret; the old one still signs for a day",
  params: webhooks.endpointParams,
  answer: webhooks.madeEndpoint,
});
export const testWebhook = defineCall({
  method: "POST",
  path: "/api/studio/webhooks/:id/test",
  audience: "owners",
  summary: "Send a test event",
  params: webhooks.endpointParams,
});
export const listWebhookDeliveries = defineCall({
  method: "GET",
  path: "/api/studio/webhooks/:id/deliveries",
  audience: "owners",
  summary: "What was sent to an endpoint, the newest first",
  params: webhooks.endpointParams,
  query: webhooks.deliveryListQuery,
  answer: webhooks.deliveryPage,
});
export const replayWebhookDelivery = defineCall({
  method: "POST",
  path: "/api/studio/webhook-deliveries/:id/replay",
  audience: "owners",
  summary: "Send an event once more, as it was",
  params: webhooks.endpointParams,
});
