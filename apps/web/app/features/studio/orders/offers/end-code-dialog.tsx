import { studioOffersPage } from "@academy/content/pages/studio/orders/offers-page";
import type { StudioCoupon } from "@academy/contract/studio/offers";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { endCoupon, useFreshOrders } from "../calls.ts";

const words = studioOffersPage.endCode;

export function EndCodeDialog({ coupon, onClose }: { coupon: StudioCoupon | null; onClose: () => void }) {
  const refresh = useFreshOrders();
  const ending = useMutation({
    mutationFn: ({ id }: StudioCoupon) => endCoupon(id),
    onSuccess: (_, { code }) => {
      toast({ title: words.done(code) });
      onClose();
    },
    onSettled: refresh,
  });
  const close = () => {
    ending.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={coupon !== null}
      onClose={close}
      title={words.title(coupon?.code ?? "")}
      description={words.text}
      actions={
        <>
          <Button
            variant="destructive"
            isBusy={ending.isPending}
            onClick={() => coupon && ending.mutate(coupon)}
          >
            {ending.isPending ? words.busy : words.confirm}
          </Button>
          <Button variant="quiet" onClick={close}>
            {words.cancel}
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
