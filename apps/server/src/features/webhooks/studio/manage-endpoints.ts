import {
  type EndpointBody,
  type EndpointView,
  maxEndpoints,
  type WebhookEvent,
} from "@academy/contract/studio/webhooks";
import { type Db, inTransaction } from "../../../platform/db/database.ts";
import { asJson } from "../../../platform/db/values.ts";
import { AppError } from "../../../platform/errors.ts";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { decrypt, encrypt } from "../../../platform/secrets/encryption.ts";
import { type Actor, recordAudit } from "../../audit/public.ts";
import { beginRound } from "../deliveries.queries.ts";
import { deliverJob, keyOf, newEventId, sendTo } from "../emit-event.ts";
import {
  deleteEndpoint,
  type Endpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  updateEndpoint,
} from "../endpoints.queries.ts";
import { problemOfUrl } from "../sending/public-address.ts";
import { secretOverlapMs } from "../sending/schedule.rules.ts";
import { newSecret } from "../sending/sign.ts";

export const endpointViewOf = (endpoint: Endpoint, now: Date): EndpointView => ({
  id: endpoint.id,
  url: endpoint.url,
  events: endpoint.events,
  isOn: endpoint.is_on,
  offBecause: endpoint.off_because,
  failingSince: endpoint.failing_since?.toISOString() ?? null,
  previousUntil:
    endpoint.previous_until && endpoint.previous_until > now ? endpoint.previous_until.toISOString() : null,
  createdAt: endpoint.created_at.toISOString(),
  updatedAt: endpoint.updated_at.toISOString(),
});

export async function makeEndpoint(
  db: Db,
  { url, events }: { url: string; events: WebhookEvent[] },
  { by, now, key }: Actor & { key: string },
) {
  const secret = newSecret();
  const written = checkedUrl(url);
  return inTransaction(db, async (tx) => {
    if ((await listEndpoints(tx)).length >= maxEndpoints) {
      throw new AppError("BAD_REQUEST", { message: `There can be up to ${maxEndpoints} webhooks.` });
    }
    const endpoint = await insertEndpoint(tx, { url: written, events, secret: encrypt(key, secret), now });
    const subject = { kind: "webhook", id: endpoint.id };
    await recordAudit(tx, { by, action: "webhook.made", subject, detail: { events: events.join(" ") } }, now);
    return { endpoint: endpointViewOf(endpoint, now), secret };
  });
}

const wrongUrl = {
  "not-https": "Please enter an address that starts with https://.",
  "not-public": "That address can’t be reached from the internet.",
  "has-password": "The address must not contain a name or password.",
} as const;

function checkedUrl(url: string): string {
  const wrong = problemOfUrl(url);
  if (wrong) throw new AppError("BAD_REQUEST", { field: "url", message: wrongUrl[wrong] });
  return new URL(url).href;
}

export async function changeEndpoint(db: Db, id: string, body: EndpointBody, { by, now }: Actor) {
  const { events, isOn } = body;
  const url = checkedUrl(body.url);
  return inTransaction(db, async (tx) => {
    const before = await findEndpoint(tx, id);
    if (!before) throw new AppError("NOT_FOUND");
    const isBack = isOn && !before.is_on;
    const changed = await updateEndpoint(
      tx,
      { id, basedOn: new Date(body.basedOn) },
      {
        url,
        events: asJson(events),
        is_on: isOn,
        off_because: isOn ? null : before.off_because,
        // Whoever switches it on again has mended it: it gets its days anew.
        failing_since: isBack || url !== before.url ? null : before.failing_since,
        updated_at: later(before.updated_at, now),
      },
    );
    if (!changed) throw new AppError("CONFLICT");
    const detail = { events: events.join(" "), isOn, isElsewhere: url !== before.url };
    await recordAudit(tx, { by, action: "webhook.changed", subject: { kind: "webhook", id }, detail }, now);
    return endpointViewOf(changed, now);
  });
}

/** Later than what it replaces, whatever the clock says: it tells them apart. */
const later = (before: Date, now: Date) => (before >= now ? new Date(before.getTime() + 1) : now);

export async function rotateSecret(db: Db, id: string, { by, now, key }: Actor & { key: string }) {
  const secret = newSecret();
  return inTransaction(db, async (tx) => {
    const before = await findEndpoint(tx, id);
    if (!before) throw new AppError("NOT_FOUND");
    const changed = await updateEndpoint(
      tx,
      { id, basedOn: before.updated_at },
      {
        secret: encrypt(key, secret),
        previous_secret: readable(key, before.secret) ? before.secret : null,
        previous_until: new Date(now.getTime() + secretOverlapMs),
        updated_at: later(before.updated_at, now),
      },
    );
    if (!changed) throw new AppError("CONFLICT");
    await recordAudit(tx, { by, action: "webhook.secret-replaced", subject: { kind: "webhook", id } }, now);
    return { endpoint: endpointViewOf(changed, now), secret };
  });
}

/** Not after the academy's own secret was lost and replaced. */
function readable(key: string, encrypted: string): boolean {
  try {
    return decrypt(key, encrypted) !== "";
  } catch {
    return false;
  }
}

export async function removeEndpoint(db: Db, id: string, { by, now }: Actor): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteEndpoint(tx, id))) throw new AppError("NOT_FOUND");
    await recordAudit(tx, { by, action: "webhook.removed", subject: { kind: "webhook", id } }, now);
  });
}

export async function sendTest(db: Db, id: string, { by, now }: Actor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const endpoint = await findEndpoint(tx, id);
    if (!endpoint) throw new AppError("NOT_FOUND");
    if (!endpoint.is_on) throw new AppError("CONFLICT");
    await sendTo(tx, id, { eventId: newEventId(), type: "test", data: {} }, now);
    await recordAudit(tx, { by, action: "webhook.tested", subject: { kind: "webhook", id } }, now);
  });
}

/** Once more, as it was, with the id it had. Not while it waits for its next try, nor while its endpoint is off. */
export async function replay(db: Db, id: string, { by, now }: Actor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const begun = await beginRound(tx, id, now);
    if (!begun) throw new AppError("CONFLICT");
    const endpoint = await findEndpoint(tx, begun.endpoint_id);
    if (!endpoint?.is_on) throw new AppError("CONFLICT");
    const payload = { deliveryId: id, round: begun.round, attempts: 0 };
    await enqueue(tx, deliverJob, payload, { key: keyOf(id, begun.round, 0), now });
    await recordAudit(
      tx,
      { by, action: "webhook.sent-again", subject: { kind: "webhook", id: endpoint.id } },
      now,
    );
  });
}
