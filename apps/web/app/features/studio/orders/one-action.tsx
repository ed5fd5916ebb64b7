import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useFreshOrders } from "./calls.ts";

type OneActionProps = {
  label: string;
  /** Which row it belongs to, for whoever hears the button alone. */
  about: string;
  /** Said once it is done. */
  done: string;
  act: () => Promise<unknown>;
  variant?: "secondary" | "quiet";
};

/** A button in a row that does one thing, says so, and shows the list as it is then. */
export function OneAction({ label, about, done, act, variant = "quiet" }: OneActionProps) {
  const refresh = useFreshOrders();
  const acting = useMutation({
    mutationFn: act,
    onSuccess: () => toast({ title: done }),
    // Whoever was too late sees what it is now.
    onSettled: refresh,
  });
  return (
    <>
      <Button
        variant={variant}
        size="small"
        isBusy={acting.isPending}
        onClick={() => acting.mutate()}
        aria-label={`${label}: ${about}`}
      >
        {label}
      </Button>
      {acting.error && (
        <span role="alert" className="field-error">
          {explain(acting.error)}
        </span>
      )}
    </>
  );
}
