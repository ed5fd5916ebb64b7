import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import type { EndpointView, WebhookEvent } from "@academy/contract/studio/webhooks";
import { hasCode } from "../../../lib/api/api-error.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { FormDialog } from "../kit/form-dialog.tsx";
import { changeWebhook, makeWebhook } from "./use-webhooks.ts";

const words = studioWebhooksPage.form;

type Values = { url: string; events: WebhookEvent[]; isOn: boolean };
type EndpointDialogProps = {
  /** The one that is changed; without it, a new one. */
  endpoint: EndpointView | undefined;
  onClose: () => void;
  /** With the secret of a new one. */
  onSaved: (secret: string | undefined) => void;
};

export function EndpointDialog({ endpoint, onClose, onSaved }: EndpointDialogProps) {
  return (
    <FormDialog
      title={endpoint ? words.editTitle : words.newTitle}
      words={{ ...words, submit: endpoint ? words.save : words.add }}
      read={valuesOf}
      check={({ url, events }) => ({
        ...(url ? {} : { url: words.noUrl }),
        ...(events.length > 0 ? {} : { form: words.noEvents }),
      })}
      send={(values) => save(endpoint, values)}
      problem={(error) => (hasCode(error, "CONFLICT") ? words.conflict : undefined)}
      onDone={onSaved}
      onClose={onClose}
    >
      <TextField
        name="url"
        label={words.url}
        hint={words.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        defaultValue={endpoint?.url}
      />
      <fieldset className="webhook-events grid gap-3">
        <legend className="field-label">{words.events}</legend>
        {Object.entries(studioWebhooksPage.events).map(([event, label]) => (
          <Checkbox
            key={event}
            name="events"
            value={event}
            label={label}
            hint={<code>{event}</code>}
            defaultChecked={endpoint?.events.includes(event as WebhookEvent)}
          />
        ))}
      </fieldset>
      {endpoint && <Checkbox name="isOn" value="on" label={words.isOn} defaultChecked={endpoint.isOn} />}
    </FormDialog>
  );
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return {
    url: String(data.get("url") ?? "").trim(),
    events: data.getAll("events") as WebhookEvent[],
    isOn: data.has("isOn"),
  };
}

async function save(endpoint: EndpointView | undefined, values: Values): Promise<string | undefined> {
  const { url, events, isOn } = values;
  if (!endpoint) return (await makeWebhook({ url, events })).secret;
  await changeWebhook(endpoint.id, { url, events, isOn, basedOn: endpoint.updatedAt });
  return undefined;
}
