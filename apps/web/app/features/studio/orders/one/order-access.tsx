import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import type { OrderDetail } from "@academy/contract/studio/orders";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { explain } from "../../../../lib/api/api-error.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { OwnerOnly } from "../../owner-only.tsx";
import { endAccess, useFreshOrders } from "../calls.ts";

const words = studioOrderPage;

/** What the order opened and to whom, and the way to close at once what a refund closes in some days. */
export function OrderAccess({ order: { id, access, canEndAccess } }: { order: OrderDetail }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="access">
      <h2 id="access" className="text-heading">
        {words.access.heading}
      </h2>
      {access.length === 0 && <p className="mt-2 text-ink-soft">{words.access.none}</p>}
      <ul className="sale-list">
        {access.map(({ email, givenAt, endedAt }) => (
          <li key={givenAt}>
            {endedAt
              ? words.access.until(email, formatDay(givenAt), formatDay(endedAt))
              : words.access.since(email, formatDay(givenAt))}
          </li>
        ))}
      </ul>
      {canEndAccess && (
        <OwnerOnly>
          <Button variant="secondary" size="small" className="mt-4" onClick={() => setAsking(true)}>
            {words.endAccess.button}
          </Button>
        </OwnerOnly>
      )}
      <EndAccessDialog id={id} isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}

type EndAccessDialogProps = { id: string; isOpen: boolean; onClose: () => void };

function EndAccessDialog({ id, isOpen, onClose }: EndAccessDialogProps) {
  const refresh = useFreshOrders();
  const ending = useMutation({
    mutationFn: async () => {
      await endAccess(id);
      await refresh();
    },
    onSuccess: () => {
      toast({ title: words.endAccess.done });
      onClose();
    },
  });
  const close = () => {
    ending.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={words.endAccess.title}
      description={words.endAccess.text}
      actions={
        <>
          <Button variant="destructive" isBusy={ending.isPending} onClick={() => ending.mutate()}>
            {ending.isPending ? words.endAccess.busy : words.endAccess.confirm}
          </Button>
          <Button variant="quiet" onClick={close}>
            {words.endAccess.cancel}
          </Button>
        </>
      }
    >
      <p role="alert" className="field-error">
        {ending.error ? explain(ending.error) : ""}
      </p>
    </Dialog>
  );
}
