import { studioMailsPage } from "@academy/content/pages/studio/settings/mails-page";
import { listMails, sendMailAgain, sendMailsAgain } from "@academy/contract/calls/studio/settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { explain, hasCode } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";

const words = studioMailsPage.again;

/** The list and its counts are asked for anew. */
function useFreshMails() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [first] }) => typeof first === "string" && first.startsWith(listMails.path),
    });
}

export function SendAgain({ id, to }: { id: string; to: string | null }) {
  const refresh = useFreshMails();
  const sending = useMutation({
    mutationFn: () => callApi(sendMailAgain, { params: { id } }),
    onSuccess: () => toast({ title: words.sent }),
    onError: (error) => toast({ title: hasCode(error, "CONFLICT") ? words.conflict : explain(error) }),
    onSettled: refresh,
  });
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={sending.isPending}
      onClick={() => sending.mutate()}
      aria-label={to ? `${words.button}: ${to}` : undefined}
    >
      {sending.isPending ? words.busy : words.button}
    </Button>
  );
}

export function SendAllAgain() {
  const refresh = useFreshMails();
  const sending = useMutation({
    mutationFn: () => callApi(sendMailsAgain),
    onSuccess: ({ count }) => toast({ title: words.allSent(count) }),
    onError: (error) => toast({ title: explain(error) }),
    onSettled: refresh,
  });
  return (
    <Button variant="secondary" size="small" isBusy={sending.isPending} onClick={() => sending.mutate()}>
      {sending.isPending ? words.busy : words.all}
    </Button>
  );
}
