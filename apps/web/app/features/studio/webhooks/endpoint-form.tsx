import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import type { EndpointView, WebhookEvent } from "@academy/contract/studio/webhooks";
import { useMutation } from "@tanstack/react-query";
import { explain, hasCode } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Form, FormError, SubmitButton, useFieldError } from "../../../ui/form/form.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { changeWebhook, makeWebhook } from "./use-webhooks.ts";

const words = studioWebhooksPage.form;

type Values = { url: string; events: WebhookEvent[]; isOn: boolean };
type EndpointFormProps = {
  /** The one that is changed; without it, a new one. */
  endpoint: EndpointView | undefined;
  onCancel: () => void;
  /** With the secret of a new one. */
  onSaved: (secret: string | undefined) => void;
};

export function EndpointForm({ endpoint, onCancel, onSaved }: EndpointFormProps) {
  // A mutation, so that everybody hears of a session that has ended.
  const { mutateAsync } = useMutation({ mutationFn: (values: Values) => save(endpoint, values) });
  const control = useForm({
    read: valuesOf,
    check: ({ url, events }) => ({
      ...(url ? {} : { url: words.noUrl }),
      ...(events.length > 0 ? {} : { form: words.noEvents }),
    }),
    send: (values) => mutateAsync(values),
    onDone: onSaved,
    readFailure: (error) => {
      if (hasCode(error, "CONFLICT")) return { form: words.conflict };
      const isUrl = (error as { field?: string }).field === "url";
      return { [isUrl ? "url" : "form"]: explain(error) };
    },
  });
  return (
    <Form control={control}>
      <UrlField url={endpoint?.url} />
      <fieldset className="webhook-events">
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
      <FormError />
      <div className="form-actions">
        <SubmitButton busyLabel={words.busy}>{endpoint ? words.save : words.add}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}

function UrlField({ url }: { url: string | undefined }) {
  return (
    <Field label={words.url} hint={words.urlHint} error={useFieldError("url")}>
      <Input name="url" type="url" inputMode="url" autoComplete="off" maxLength={2000} defaultValue={url} />
    </Field>
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

async function save(
  endpoint: EndpointView | undefined,
  { url, events, isOn }: Values,
): Promise<string | undefined> {
  if (!endpoint) return (await makeWebhook({ url, events })).secret;
  await changeWebhook(endpoint.id, { url, events, isOn, basedOn: endpoint.updatedAt });
  return undefined;
}
