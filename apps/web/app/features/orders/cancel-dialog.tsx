import { myOrders } from "@academy/content/pages/buying/my-orders";
import type { OrderView } from "@academy/contract/orders";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../lib/api/api-error.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/modal/dialog.tsx";
import { toast } from "../../ui/toast/toast-store.ts";
import { cancelMembership } from "./queries.ts";

const words = myOrders.cancel;

type CancelDialogProps = {
  order: OrderView;
  isOpen: boolean;
  onClose: () => void;
  onCanceled: (order: OrderView) => void;
};

/** The second click of two: how long it stays open, and nothing that talks anybody out of it. */
export function CancelDialog({ order, isOpen, onClose, onCanceled }: CancelDialogProps) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => cancelMembership(order.id),
    onSuccess: (changed) => {
      toast({ title: doneWords(changed) });
      onCanceled(changed);
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  const end = order.nextPayment?.at;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={words.title}
      description={end ? fillWords(words.until, { day: formatDay(end) }) : words.untilUnknown}
      actions={
        <>
          <Button isBusy={isPending} onClick={() => mutate()}>
            {isPending ? words.busy : words.confirm}
          </Button>
          <Button variant="quiet" onClick={close}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p role="alert" className="field-error">
        {error ? explain(error) : ""}
      </p>
    </Dialog>
  );
}

const doneWords = ({ endsAt }: OrderView) =>
  endsAt ? fillWords(words.done, { day: formatDay(endsAt) }) : words.doneUnknown;
