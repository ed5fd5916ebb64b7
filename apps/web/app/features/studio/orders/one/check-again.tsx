import { studioOrderPage } from "@academy/content/pages/studio/orders/order-page";
import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { checkOrder, useFreshOrders } from "../calls.ts";

const words = studioOrderPage.refresh;

/** Asks the provider how the order stands, and makes the academy agree. */
export function CheckAgain({ id }: { id: string }) {
  const refresh = useFreshOrders();
  const checking = useMutation({
    mutationFn: async () => {
      await checkOrder(id);
      await refresh();
    },
    onSuccess: () => toast({ title: words.done }),
  });
  return (
    <>
      <Button variant="secondary" size="small" isBusy={checking.isPending} onClick={() => checking.mutate()}>
        {checking.isPending ? words.busy : words.button}
      </Button>
      {checking.error && (
        <p role="alert" className="field-error">
          {explain(checking.error)}
        </p>
      )}
    </>
  );
}
