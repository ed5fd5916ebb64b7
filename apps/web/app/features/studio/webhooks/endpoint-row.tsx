import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import type { EndpointView } from "@academy/contract/studio/webhooks";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "../../../lib/api/api-error.ts";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { testWebhook, useFreshWebhooks } from "./use-webhooks.ts";
import { WebhookLog } from "./webhook-log.tsx";

const words = studioWebhooksPage;

export type EndpointAction = "edit" | "rotate" | "remove";
type EndpointRowProps = { endpoint: EndpointView; onAsk: (asked: EndpointAction) => void };

export function EndpointRow({ endpoint, onAsk }: EndpointRowProps) {
  const { id, url, events, isOn, offBecause, failingSince, previousUntil } = endpoint;
  const [isLogOpen, setLogOpen] = useState(false);
  const refresh = useFreshWebhooks();
  const testing = useMutation({
    mutationFn: () => testWebhook(id),
    onSuccess: () => {
      setLogOpen(true);
      toast({ title: words.tested });
      return refresh();
    },
  });
  return (
    <li>
      <h2 className="webhook-url">{url}</h2>
      <p className="webhook-facts">
        <Badge look={isOn ? "wash" : "outline"}>{isOn ? words.on : words.off}</Badge>
        {events.map((event) => (
          <Badge key={event}>{words.events[event]}</Badge>
        ))}
      </p>
      {offBecause && <p className="text-danger">{words.offBecause[offBecause]}</p>}
      {isOn && failingSince && (
        <p className="text-danger">
          {words.failing} <time dateTime={failingSince}>{formatTime(failingSince)}</time>
        </p>
      )}
      {previousUntil && (
        <p className="studio-small">
          {words.overlap} <time dateTime={previousUntil}>{formatTime(previousUntil)}</time>
        </p>
      )}
      <div className="form-actions">
        <Button
          variant="secondary"
          size="small"
          onClick={() => onAsk("edit")}
          aria-label={`${words.edit}: ${url}`}
        >
          {words.edit}
        </Button>
        {isOn && (
          <Button
            variant="quiet"
            size="small"
            isBusy={testing.isPending}
            onClick={() => testing.mutate()}
            aria-label={`${words.test}: ${url}`}
          >
            {words.test}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() => onAsk("rotate")}
          aria-label={`${words.rotate}: ${url}`}
        >
          {words.rotate}
        </Button>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onAsk("remove")}
          aria-label={`${words.remove}: ${url}`}
        >
          {words.remove}
        </Button>
      </div>
      {testing.error && (
        <p role="alert" className="field-error">
          {explain(testing.error)}
        </p>
      )}
      <details open={isLogOpen} onToggle={({ currentTarget }) => setLogOpen(currentTarget.open)}>
        <summary>{words.log.open}</summary>
        {isLogOpen && <WebhookLog id={id} isOn={isOn} />}
      </details>
    </li>
  );
}
