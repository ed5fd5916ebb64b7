import type { Clock } from "../../platform/clock.ts";
import { type Db, inTransaction, type Tx } from "../../platform/db/database.ts";
import { enqueue } from "../../platform/jobs/enqueue.ts";
import { HopelessJob, handleJob, type JobHandler } from "../../platform/jobs/job.ts";
import { sendMail } from "../../platform/mail/send-mail.ts";
import { decrypt } from "../../platform/secrets/encryption.ts";
import { listOwnerEmails } from "../account/public.ts";
import { type DeliveryTry, findDelivery, giveUp, insertAttempt, recordTry } from "./deliveries.queries.ts";
import { deliverJob, keyOf } from "./emit-event.ts";
import { type Endpoint, findEndpoint, setArriving, setFailing, switchOff } from "./endpoints.queries.ts";
import { type DeliveryOutcome, type Network, openNetwork, postWebhook } from "./sending/post-webhook.ts";
import { delayAfter, maxFailingMs } from "./sending/schedule.rules.ts";
import { webhookHeaders } from "./sending/sign.ts";

type Deps = { db: Db; now: Clock; secret: string; network?: Network | undefined };

const timeoutMs = 15_000;

/** So many wait for an answer at once: mails and all else must not wait behind programs that are slow. */
const maxAtOnce = 2;
const whenBusyMs = 2000;

/**
 * One try. What was sent is written down afterwards: a process that dies between has it sent again with the same id, by
 * which the other side knows it. A try that is written down is not made again.
 */
export function handleDeliverWebhooks({ db, now, secret, network = openNetwork }: Deps): JobHandler {
  let underWay = 0;
  return handleJob(deliverJob, async ({ deliveryId, round, attempts }, { signal }) => {
    const delivery = await findDelivery(db, deliveryId);
    if (delivery?.state !== "waiting" || delivery.round !== round || delivery.attempts !== attempts) return;
    const endpoint = await findEndpoint(db, delivery.endpoint_id);
    if (!endpoint?.is_on) return giveUp(db, { id: deliveryId, round });
    const tried = { id: deliveryId, round, attempts };
    if (underWay >= maxAtOnce) {
      const runAt = new Date(now().getTime() + whenBusyMs);
      await enqueue(db, deliverJob, { deliveryId, round, attempts }, { runAt, now: now() });
      return;
    }
    underWay++;
    const started = performance.now();
    try {
      const { event_id: id, body } = delivery;
      const secrets = secretsOf(endpoint, secret, now());
      if (!secrets) {
        await giveUp(db, tried);
        throw new HopelessJob("a webhook's secret can't be read: make a new one in the studio");
      }
      const headers = webhookHeaders({ id, at: now(), body }, secrets);
      const sent = await postWebhook(network, {
        url: endpoint.url,
        headers: {
          ...headers,
          "content-type": "application/json",
          "user-agent": "Lightworker-Academy-Webhooks",
        },
        body,
        timeoutMs,
        signal,
      });
      const ms = Math.round(performance.now() - started);
      await inTransaction(db, (tx) => record(tx, endpoint, tried, { ...sent, ms, at: now() }));
    } finally {
      underWay--;
    }
  });
}

/** Nothing when they were encrypted with a secret that the academy has lost since. */
function secretsOf({ secret, previous_secret, previous_until }: Endpoint, key: string, now: Date) {
  const isOverlap = previous_secret !== null && previous_until !== null && previous_until > now;
  try {
    return [secret, ...(isOverlap ? [previous_secret] : [])].map((each) => decrypt(key, each));
  } catch {
    return undefined;
  }
}

async function record(
  tx: Tx,
  endpoint: Endpoint,
  tried: DeliveryTry,
  sent: DeliveryOutcome & { ms: number; at: Date },
): Promise<void> {
  const { at, problem, status } = sent;
  const isDelivered = problem === null;
  const delay = isDelivered ? undefined : delayAfter(tried.attempts + 1, Math.random());
  const nextAt = delay === undefined ? null : new Date(at.getTime() + delay);
  const state = isDelivered ? "delivered" : nextAt ? "waiting" : "failed";
  if (!(await recordTry(tx, tried, { state, nextAt }))) return;
  await insertAttempt(tx, tried.id, sent);
  if (isDelivered) return setArriving(tx, endpoint.id);
  if (nextAt) {
    const { id: deliveryId, round } = tried;
    const attempts = tried.attempts + 1;
    const key = keyOf(deliveryId, round, attempts);
    await enqueue(tx, deliverJob, { deliveryId, round, attempts }, { key, runAt: nextAt, now: at });
  }
  const since = await setFailing(tx, endpoint.id, at);
  // By this status the other side says that it wants no more.
  const isGone = status === 410;
  const isFailing = at.getTime() - since.getTime() >= maxFailingMs;
  if (!isGone && !isFailing) return;
  if (!(await switchOff(tx, endpoint.id, isGone ? "gone" : "failing", at))) return;
  const mail = { template: "webhook-off", props: { host: new URL(endpoint.url).host, isGone } } as const;
  for (const address of await listOwnerEmails(tx)) await sendMail(tx, { address }, mail, { now: at });
}
