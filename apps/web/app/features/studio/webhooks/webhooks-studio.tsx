import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import type { EndpointView } from "@academy/contract/studio/webhooks";
import { useState } from "react";
import { copyText } from "../../../lib/text/copy-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { ConfirmDialog } from "../kit/confirm-dialog.tsx";
import { Loaded, Nothing } from "../kit/list.tsx";
import { SettingsPage } from "../settings/settings-page.tsx";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { type EndpointAction, EndpointRow } from "./endpoint-row.tsx";
import { removeWebhook, rotateSecret, useFreshWebhooks, useWebhooks } from "./use-webhooks.ts";

const words = studioWebhooksPage;

type OpenDialog = { asked: EndpointAction; endpoint: EndpointView } | { asked: "add"; endpoint?: undefined };

/** Which other programs are told of what happens. */
export function WebhooksStudio() {
  const query = useWebhooks();
  const refresh = useFreshWebhooks();
  const [open, setOpen] = useState<OpenDialog>();
  const [secret, setSecret] = useState<string>();
  const close = () => setOpen(undefined);
  const saved = (made: string | undefined) => {
    close();
    setSecret(made);
    if (!made) toast({ title: words.form.saved });
    void refresh();
  };
  return (
    <SettingsPage>
      <p className="max-w-184 text-ink-soft">{words.intro}</p>
      <p>
        <Button size="small" onClick={() => setOpen({ asked: "add" })}>
          {words.add}
        </Button>
      </p>
      <Loaded query={query} lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <Nothing none={words.none} />
          ) : (
            <ul className="studio-rows">
              {items.map((endpoint) => (
                <EndpointRow
                  key={endpoint.id}
                  endpoint={endpoint}
                  onAsk={(asked) => setOpen({ asked, endpoint })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {(open?.asked === "add" || open?.asked === "edit") && (
        <EndpointDialog
          endpoint={open.endpoint}
          onClose={() => {
            close();
            void refresh();
          }}
          onSaved={saved}
        />
      )}
      {open?.asked === "rotate" && (
        <ConfirmDialog
          words={words.rotation}
          act={() => rotateSecret(open.endpoint.id)}
          onClose={close}
          onDone={(made) => saved(made.secret)}
        >
          <p className="webhook-url">{open.endpoint.url}</p>
        </ConfirmDialog>
      )}
      {open?.asked === "remove" && (
        <ConfirmDialog
          words={words.removal}
          isDestructive
          act={() => removeWebhook(open.endpoint.id)}
          onClose={close}
          onDone={refresh}
        >
          <p className="webhook-url">{open.endpoint.url}</p>
        </ConfirmDialog>
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </SettingsPage>
  );
}

/** Shown this once. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { secret: said } = words;
  const [copied, setCopied] = useState<boolean>();
  // Where a browser does not let a page copy, the text is selected with a press and copied by hand.
  const copy = async () => setCopied(await copyText(secret));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={said.title}
      description={said.text}
      actions={
        <>
          <Button onClick={() => void copy()}>{said.copy}</Button>
          <Button variant="quiet" onClick={onClose}>
            {said.done}
          </Button>
        </>
      }
    >
      <Field label={said.label}>
        <Input readOnly value={secret} onFocus={({ target }) => target.select()} />
      </Field>
      <p role="status" className="studio-small">
        {copied !== undefined && (copied ? said.copied : said.copyFailed)}
      </p>
    </Dialog>
  );
}
