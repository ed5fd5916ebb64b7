import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import type { EndpointView } from "@academy/contract/studio/webhooks";
import { useState } from "react";
import { formatTime } from "../../../lib/text/format-time.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Action } from "../kit/action.tsx";
import { testWebhook, useFreshWebhooks } from "./use-webhooks.ts";
import { WebhookLog } from "./webhook-log.tsx";

const words = studioWebhooksPage;

export type EndpointAction = "edit" | "rotate" | "remove";
type EndpointRowProps = { endpoint: EndpointView; onAsk: (asked: EndpointAction) => void };

export function EndpointRow({ endpoint, onAsk }: EndpointRowProps) {
  const { id, url, events, isOn, offBecause, failingSince, previousUntil } = endpoint;
  const [isLogOpen, setLogOpen] = useState(false);
  const refresh = useFreshWebhooks();
  const ask = (asked: EndpointAction, variant: "secondary" | "quiet" = "quiet") => (
    <Button
      variant={variant}
      size="small"
      onClick={() => onAsk(asked)}
      aria-label={`${words[asked]}: ${url}`}
    >
      {words[asked]}
    </Button>
  );
  return (
    <li>
      <h2 className="webhook-url">{url}</h2>
      <p className="studio-line">
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
        {ask("edit", "secondary")}
        {isOn && (
          <Action
            label={words.test}
            about={url}
            act={() => testWebhook(id)}
            done={words.tested}
            onDone={() => {
              setLogOpen(true);
              return refresh();
            }}
          />
        )}
        {ask("rotate")}
        {ask("remove")}
      </div>
      <details open={isLogOpen} onToggle={({ currentTarget }) => setLogOpen(currentTarget.open)}>
        <summary>{words.log.open}</summary>
        {isLogOpen && <WebhookLog id={id} isOn={isOn} />}
      </details>
    </li>
  );
}
