import { studioPeoplePage } from "@academy/content/pages/studio/settings/people-page";
import { takeRole } from "@academy/contract/calls/studio/settings";
import type { PeopleView } from "@academy/contract/studio/settings";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { withFreshProof } from "../../../account/public.ts";

const words = studioPeoplePage.take;

const take = withFreshProof((id: string) => callApi(takeRole, { params: { id } }));

type TakeRoleDialogProps = {
  person: PeopleView["items"][number] | null;
  onClose: () => void;
  refresh: () => Promise<unknown>;
};

export function TakeRoleDialog({ person, onClose, refresh }: TakeRoleDialogProps) {
  const taking = useMutation({
    mutationFn: take,
    onSuccess: () => {
      onClose();
      toast({ title: words.done });
      return refresh();
    },
  });
  const close = () => {
    taking.reset();
    onClose();
  };
  const { confirm, own } = words;
  const said = person?.isYou ? own : { ...confirm, title: confirm.title(person?.name ?? "") };
  return (
    <Dialog
      isOpen={person !== null}
      onClose={close}
      title={said.title}
      description={said.text}
      actions={
        <>
          <Button
            variant="destructive"
            isBusy={taking.isPending}
            onClick={() => person && taking.mutate(person.id)}
          >
            {taking.isPending ? words.busy : said.go}
          </Button>
          <Button variant="quiet" onClick={close}>
            {confirm.cancel}
          </Button>
        </>
      }
    >
      <p role="alert" className="field-error">
        {taking.error ? explain(taking.error) : ""}
      </p>
    </Dialog>
  );
}
