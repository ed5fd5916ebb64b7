import type { EndpointView } from "@academy/contract/studio/webhooks";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";

type ConfirmDialogProps<Done> = {
  endpoint: EndpointView | undefined;
  words: { title: string; text: string; confirm: string; busy: string; cancel: string };
  isDestructive?: boolean;
  act: (id: string) => Promise<Done>;
  onClose: () => void;
  onDone: (done: Done) => void;
};

/** Before what can't be taken back. */
export function ConfirmDialog<Done>(props: ConfirmDialogProps<Done>) {
  const { endpoint, words, isDestructive = false, act, onClose, onDone } = props;
  const acting = useMutation({
    mutationFn: act,
    onSuccess: (done) => {
      onClose();
      onDone(done);
    },
  });
  const close = () => {
    acting.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={endpoint !== undefined}
      onClose={close}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button
            variant={isDestructive ? "destructive" : "primary"}
            isBusy={acting.isPending}
            onClick={() => endpoint && acting.mutate(endpoint.id)}
          >
            {acting.isPending ? words.busy : words.confirm}
          </Button>
          <Button variant="quiet" onClick={close}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p className="webhook-url">{endpoint?.url}</p>
      <p role="alert" className="field-error mt-3">
        {acting.error ? explain(acting.error) : ""}
      </p>
    </Dialog>
  );
}
