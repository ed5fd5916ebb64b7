export { handleDeliverWebhooks } from "./deliver.ts";
export { emitEvent, emitEvents } from "./emit-event.ts";
export { forgetDeliveriesHourly, handleForgetDeliveries } from "./forget-deliveries.ts";
export { webhookPersonalData } from "./personal-data.queries.ts";
export type { Network } from "./sending/post-webhook.ts";
export { webhookStudioRoutes } from "./studio/studio.routes.ts";
