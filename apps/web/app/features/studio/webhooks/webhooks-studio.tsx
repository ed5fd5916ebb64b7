import { studioPage } from "@academy/content/pages/studio/studio-page";
import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import type { EndpointView } from "@academy/contract/studio/webhooks";
import { useState } from "react";
import { explain, isUnauthorized } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { SkeletonText } from "../../../ui/waiting/skeleton.tsx";
import { SettingsFrame } from "../settings/settings-frame.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { EndpointForm } from "./endpoint-form.tsx";
import { type EndpointAction, EndpointRow } from "./endpoint-row.tsx";
import { SecretDialog } from "./secret-dialog.tsx";
import { removeWebhook, rotateSecret, useFreshWebhooks, useWebhooks } from "./use-webhooks.ts";

const words = studioWebhooksPage;

type OpenDialog = { asked: EndpointAction; endpoint: EndpointView } | { asked: "add"; endpoint?: undefined };

/** Which other programs are told of what happens. */
export function WebhooksStudio() {
  const { data, error } = useWebhooks();
  const refresh = useFreshWebhooks();
  const [open, setOpen] = useState<OpenDialog>();
  const [secret, setSecret] = useState<string>();
  const close = () => setOpen(undefined);
  const endpointFor = (asked: EndpointAction) => (open?.asked === asked ? open.endpoint : undefined);
  const isWriting = open?.asked === "add" || open?.asked === "edit";
  const saved = (made: string | undefined) => {
    close();
    setSecret(made);
    if (!made) toast({ title: words.form.saved });
    void refresh();
  };
  return (
    <SettingsFrame>
      <p className="webhook-intro">{words.intro}</p>
      <p>
        <Button size="small" onClick={() => setOpen({ asked: "add" })}>
          {words.add}
        </Button>
      </p>
      {!data && !error && <SkeletonText lines={4} label={studioPage.loading} />}
      {error && !isUnauthorized(error) && (
        <p role="alert" className="text-danger">
          {studioPage.failed} {explain(error)}
        </p>
      )}
      {data?.items.length === 0 && (
        <EmptyState heading={words.none.heading}>
          <p>{words.none.text}</p>
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className="webhook-rows">
          {data.items.map((endpoint) => (
            <EndpointRow
              key={endpoint.id}
              endpoint={endpoint}
              onAsk={(asked) => setOpen({ asked, endpoint })}
            />
          ))}
        </ul>
      )}
      <Dialog
        isOpen={isWriting}
        onClose={() => {
          close();
          void refresh();
        }}
        title={open?.asked === "edit" ? words.form.editTitle : words.form.newTitle}
      >
        {isWriting && (
          <EndpointForm
            key={open.endpoint?.id ?? "new"}
            endpoint={open.endpoint}
            onCancel={close}
            onSaved={saved}
          />
        )}
      </Dialog>
      <ConfirmDialog
        endpoint={endpointFor("rotate")}
        words={words.rotation}
        act={rotateSecret}
        onClose={close}
        onDone={(made) => saved(made.secret)}
      />
      <ConfirmDialog
        endpoint={endpointFor("remove")}
        words={words.removal}
        isDestructive
        act={removeWebhook}
        onClose={close}
        onDone={() => {
          toast({ title: words.removal.done });
          void refresh();
        }}
      />
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </SettingsFrame>
  );
}
