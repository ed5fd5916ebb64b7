import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/modal/dialog.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { Problem } from "./problem.tsx";

type ConfirmDialogProps<Done> = {
  words: { title: string; text: string; confirm: string; busy?: string; cancel: string; done?: string };
  isDestructive?: boolean;
  act: () => Promise<Done>;
  onClose: () => void;
  /** After it has closed. */
  onDone?: (done: Done) => unknown;
  /** Also when it was refused: whoever was too late sees what it is now. */
  onSettled?: () => unknown;
  /** What it is about. */
  children?: ReactNode;
};

/** Asks once more. It is open for as long as it is in the page. */
export function ConfirmDialog<Done>(props: ConfirmDialogProps<Done>) {
  const { words, isDestructive = false, act, onClose, onDone, onSettled, children } = props;
  const acting = useMutation({
    mutationFn: act,
    onSuccess: (done) => {
      onClose();
      if (words.done) toast({ title: words.done });
      return onDone?.(done);
    },
    onSettled,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button
            variant={isDestructive ? "destructive" : "primary"}
            isBusy={acting.isPending}
            onClick={() => acting.mutate()}
          >
            {acting.isPending ? (words.busy ?? words.confirm) : words.confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      {children}
      <Problem error={acting.error} />
    </Dialog>
  );
}
