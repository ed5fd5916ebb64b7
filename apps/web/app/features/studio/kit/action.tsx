import { useMutation } from "@tanstack/react-query";
import { explain } from "../../../lib/api/api-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import type { ButtonLook } from "../../../ui/buttons/button-look.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { Problem } from "./problem.tsx";

type ActionProps<Done> = ButtonLook & {
  label: string;
  /** While it is under way. */
  busy?: string;
  /** Which row it belongs to, for whoever hears the button alone. */
  about?: string | null | undefined;
  act: () => Promise<Done>;
  /** Said once it is done. */
  done?: string | ((done: Done) => string);
  onDone?: (done: Done) => unknown;
  /** Also when it was refused: whoever was too late sees what it is now. */
  onSettled?: () => unknown;
  /** A failure that has words of its own; they are said where they outlive the row. */
  problem?: (error: unknown) => string | undefined;
  isWaiting?: boolean;
  className?: string;
};

/** A button that does one thing, says so, and shows what is then. */
export function Action<Done>(props: ActionProps<Done>) {
  const { label, busy = label, about, act, done, onDone, onSettled, problem, isWaiting = false } = props;
  const { variant = "quiet", size = "small", className } = props;
  const acting = useMutation({
    mutationFn: act,
    onSuccess: (result) => {
      if (done) toast({ title: typeof done === "string" ? done : done(result) });
      return onDone?.(result);
    },
    onError: (error) => problem && toast({ title: problem(error) ?? explain(error) }),
    onSettled,
  });
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className}
        isBusy={acting.isPending || isWaiting}
        onClick={() => acting.mutate()}
        aria-label={about ? `${label}: ${about}` : undefined}
      >
        {acting.isPending ? busy : label}
      </Button>
      {!problem && <Problem error={acting.error} />}
    </>
  );
}
