import { studioWebhooksPage } from "@academy/content/pages/studio/webhooks-page";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";

const words = studioWebhooksPage.secret;

/** Shown this once. */
export function SecretDialog({ secret, onClose }: { secret: string | undefined; onClose: () => void }) {
  // Where a browser does not let a page copy, the text is selected with a press and copied by hand.
  const copy = async () => {
    await navigator.clipboard?.writeText(secret ?? "");
    toast({ title: words.copied });
  };
  return (
    <Dialog
      isOpen={secret !== undefined}
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button onClick={() => void copy()}>{words.copy}</Button>
          <Button variant="quiet" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <Field label={words.label}>
        <Input readOnly value={secret ?? ""} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
