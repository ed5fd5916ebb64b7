import type {
  OffReason,
  WebhookEvent,
  WebhookProblem,
  WebhookState,
} from "@academy/contract/studio/webhooks";
import type { Flag, Json, NullableTimestamp, Timestamp } from "../../platform/db/values.ts";

export type WebhookTables = {
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
};

/** Where the owner wants to be told of what happens. */
type WebhookEndpointsTable = {
  id: string;
  url: string;
  events: Json<WebhookEvent[]>;
  /** Encrypted: shown once, when it was made. */
  secret: string;
  /** The one before, with which is signed as well until then. */
  previous_secret: string | null;
  previous_until: NullableTimestamp;
  is_on: Flag;
  /** Why it was switched off by the academy itself. */
  off_because: OffReason | null;
  /** Since when nothing has arrived. */
  failing_since: NullableTimestamp;
  created_at: Timestamp;
  /** Which version this is: whoever changes it says so. */
  updated_at: Timestamp;
};

/** One event on its way to one endpoint. */
type WebhookDeliveriesTable = {
  id: string;
  endpoint_id: string;
  /** The same at every endpoint and with every try: by it the other side knows what it has. */
  event_id: string;
  event: WebhookEvent | "test";
  /** What is sent, to the letter. */
  body: string;
  state: WebhookState;
  /** One more with each time it is sent again by hand. */
  round: number;
  attempts: number;
  next_at: NullableTimestamp;
  /** Whom it tells of: they may ask for it, and to be forgotten. */
  about_email: string | null;
  about_user_id: string | null;
  created_at: Timestamp;
};

type WebhookAttemptsTable = {
  id: string;
  delivery_id: string;
  /** Nothing where nobody answered. */
  status: number | null;
  problem: WebhookProblem | null;
  ms: number;
  /** How the answer began. */
  answer: string;
  created_at: Timestamp;
};
