import { myOrders } from "@academy/content/pages/buying/my-orders";
import type { OrderView } from "@academy/contract/orders";
import { useMutation } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { explain } from "../../lib/api/api-error.ts";
import { fillWords } from "../../lib/text/fill-words.ts";
import { formatDay } from "../../lib/text/format-time.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/modal/dialog.tsx";
import { toast } from "../../ui/toast/toast-store.ts";
import { askForCardPage, cancelMembership, resumeMembership, useOrderChange } from "./queries.ts";

const words = myOrders.cancel;

type CancelDialogProps = {
  order: OrderView;
  isOpen: boolean;
  onClose: () => void;
  onCanceled: (order: OrderView) => void;
};

/** The second click of two: how long it stays open, and nothing that talks anybody out of it. */
function CancelDialog({ order, isOpen, onClose, onCanceled }: CancelDialogProps) {
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

const { cancel, resume, changeCard } = myOrders;

type OrderActionsProps = {
  order: OrderView;
  /** Where the focus goes when what was pressed is gone. */
  title: RefObject<HTMLElement | null>;
};

/** What can still be decided about an order. */
export function OrderActions({ order, title }: OrderActionsProps) {
  const { id, canCancel, canResume, canChangeCard } = order;
  const [isAsking, setAsking] = useState(false);
  const [changes, setChanges] = useState(0);
  const take = useOrderChange();
  const change = (changed: OrderView) => {
    setAsking(false);
    take(changed);
    setChanges((count) => count + 1);
  };
  // Once the dialog has closed, which gives the focus back to what is about to go.
  useEffect(() => {
    if (changes > 0) title.current?.focus();
  }, [changes, title]);
  const resuming = useMutation({
    mutationFn: () => resumeMembership(id),
    onSuccess: change,
  });
  const changing = useMutation({
    mutationFn: () => askForCardPage(id),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const error = resuming.error ?? changing.error;
  if (!canCancel && !canResume && !canChangeCard) return null;
  return (
    <div className="form-actions">
      {canResume && (
        <Button
          variant="secondary"
          size="small"
          isBusy={resuming.isPending}
          onClick={() => resuming.mutate()}
        >
          {resuming.isPending ? resume.busy : resume.button}
        </Button>
      )}
      {canChangeCard && (
        <Button
          variant="secondary"
          size="small"
          isBusy={changing.isPending || changing.isSuccess}
          onClick={() => changing.mutate()}
        >
          {changing.isPending ? changeCard.busy : changeCard.button}
        </Button>
      )}
      {canCancel && (
        <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
          {cancel.button}
        </Button>
      )}
      <p role="alert" className="field-error basis-full">
        {error ? explain(error) : ""}
      </p>
      <CancelDialog order={order} isOpen={isAsking} onClose={() => setAsking(false)} onCanceled={change} />
    </div>
  );
}
