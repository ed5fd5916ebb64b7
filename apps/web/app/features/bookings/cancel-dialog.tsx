import { sessionsPage } from "@academy/content/pages/learning/sessions-page";
import { cancelSession } from "@academy/contract/calls/learning/bookings";
import type { BookingView } from "@academy/contract/learning/bookings";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/api/api.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/modal/dialog.tsx";
import { formatMoment } from "../gatherings/public.ts";
import { explainLoss, useFreshSessions } from "./use-sessions.ts";

const words = sessionsPage.upcoming;

type CancelDialogProps = {
  booking: BookingView;
  isOpen: boolean;
  onClose: () => void;
  onCanceled: () => void;
};

export function CancelDialog({
  booking: { id, name, startsAt },
  isOpen,
  onClose,
  onCanceled,
}: CancelDialogProps) {
  const refresh = useFreshSessions();
  const canceling = useMutation({
    mutationFn: () => callApi(cancelSession, { params: { id } }),
    async onSuccess() {
      onClose();
      await refresh();
      onCanceled();
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.reallyCancel}
      description={`${name}: ${formatMoment(startsAt)}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button isBusy={canceling.isPending} onClick={() => canceling.mutate()}>
            {canceling.isPending ? words.canceling : words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.reallyCancelText}</p>
      {canceling.error && (
        <p role="alert" className="mt-4 field-error">
          {explainLoss(canceling.error)}
        </p>
      )}
    </Dialog>
  );
}
