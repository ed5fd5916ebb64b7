import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import type { DeliveryView } from "@academy/contract/studio/webhooks";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Action } from "../kit/action.tsx";
import { List } from "../kit/list.tsx";
import { replayDelivery, useFreshWebhooks, useWebhookLog } from "./use-webhooks.ts";

const words = studioWebhooksPage.log;

/** What was sent to an endpoint, and how each try went. */
export function WebhookLog({ id, isOn }: { id: string; isOn: boolean }) {
  const list = useWebhookLog(id);
  const refresh = useFreshWebhooks();
  return (
    <div className="webhook-log">
      <p className="studio-small">
        {words.hint}{" "}
        <button type="button" className="text-link" onClick={() => void refresh()}>
          {words.refresh}
        </button>
      </p>
      <List list={list} none={words.none}>
        {(deliveries) => (
          <ul>
            {deliveries.map((delivery) => (
              <Delivery key={delivery.id} delivery={delivery} isOn={isOn} />
            ))}
          </ul>
        )}
      </List>
    </div>
  );
}

const looks = { waiting: "outline", delivered: "wash", failed: "danger" } as const;

function Delivery({ delivery, isOn }: { delivery: DeliveryView; isOn: boolean }) {
  const { id, event, state, createdAt, nextAt, attempts } = delivery;
  const refresh = useFreshWebhooks();
  const isFirst = state === "waiting" && attempts.length === 0;
  return (
    <li>
      <p className="studio-line">
        <strong>{event === "test" ? words.test : studioWebhooksPage.events[event]}</strong>
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        <Badge look={looks[state]}>{isFirst ? words.sending : words.states[state]}</Badge>
      </p>
      {attempts.map((attempt) => (
        <Attempt key={attempt.at} attempt={attempt} />
      ))}
      {state === "waiting" && !isFirst && nextAt && (
        <p className="studio-small">
          {words.next} <time dateTime={nextAt}>{formatTime(nextAt)}</time>
        </p>
      )}
      {state !== "waiting" && isOn && (
        <Action label={words.again} act={() => replayDelivery(id)} done={words.sentAgain} onDone={refresh} />
      )}
    </li>
  );
}

function Attempt({ attempt }: { attempt: DeliveryView["attempts"][number] }) {
  const { at, status, problem, ms, answer } = attempt;
  return (
    <div className="studio-small">
      <p>
        <time dateTime={at}>{formatTime(at)}</time>
        {" · "}
        {[status, problem && studioWebhooksPage.problems[problem]].filter(Boolean).join(", ")}
        {" · "}
        {words.ms(ms)}
      </p>
      {answer && <p className="max-h-24 overflow-hidden wrap-anywhere whitespace-pre-line">{answer}</p>}
    </div>
  );
}
