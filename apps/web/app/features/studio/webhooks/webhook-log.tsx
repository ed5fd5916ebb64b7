import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import type { DeliveryView } from "@academy/contract/studio/webhooks";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../lib/api/api-error.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { ListEnd } from "../list-end.tsx";
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
      {list.items?.length === 0 && <p>{words.none}</p>}
      {list.items && list.items.length > 0 && (
        <ul>
          {list.items.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} isOn={isOn} />
          ))}
        </ul>
      )}
      <ListEnd list={list} />
    </div>
  );
}

const looks = { waiting: "outline", delivered: "wash", failed: "danger" } as const;

function Delivery({ delivery, isOn }: { delivery: DeliveryView; isOn: boolean }) {
  const { id, event, state, createdAt, nextAt, attempts } = delivery;
  const refresh = useFreshWebhooks();
  const sending = useMutation({
    mutationFn: () => replayDelivery(id),
    onSuccess: () => {
      toast({ title: words.sentAgain });
      return refresh();
    },
  });
  const isFirst = state === "waiting" && attempts.length === 0;
  return (
    <li>
      <p className="webhook-facts">
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
        <Button variant="quiet" size="small" isBusy={sending.isPending} onClick={() => sending.mutate()}>
          {words.again}
        </Button>
      )}
      {sending.error && (
        <p role="alert" className="field-error">
          {explain(sending.error)}
        </p>
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
      {answer && <p className="webhook-answer">{answer}</p>}
    </div>
  );
}
