import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import { useState } from "react";
import { copyText } from "../../../lib/text/copy-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";

const words = studioWebhooksPage.secret;

/** Shown this once. */
export function SecretDialog({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
  const [copied, setCopied] = useState<boolean>();
  // Where a browser does not let a page copy, the text is selected with a press and copied by hand.
  const copy = async () => setCopied(await copyText(secret ?? ""));
  const close = () => {
    setCopied(undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={secret !== undefined}
      onClose={close}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button onClick={() => void copy()}>{words.copy}</Button>
          <Button variant="quiet" onClick={close}>
            {words.done}
          </Button>
        </>
      }
    >
      <Field label={words.label}>
        <Input readOnly value={secret ?? ""} onFocus={({ target }) => target.select()} />
      </Field>
      <p role="status" className="studio-small">
        {copied !== undefined && (copied ? words.copied : words.copyFailed)}
      </p>
    </Dialog>
  );
}
