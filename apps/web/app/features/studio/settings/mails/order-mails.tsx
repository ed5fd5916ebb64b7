import { studioMailsPage } from "@academy/content/pages/studio/settings/mails-page";
import { setOrderMails, showOrderMails } from "@academy/contract/calls/studio/orders";
import { useMutation, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { apiQuery } from "../../../../lib/api/query-client.ts";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { Problem } from "../../kit/problem.tsx";

const words = studioMailsPage.orders;

/** Whether owners are emailed about each order. It takes effect at once. */
export function OrderMails() {
  const { data, refetch } = useQuery({ ...apiQuery(showOrderMails), staleTime: 0 });
  const setting = useMutation({
    mutationFn: (areOn: boolean) => callApi(setOrderMails, { body: { areOn, was: !areOn } }),
    onSuccess: (_, areOn) => toast({ title: areOn ? words.turnedOn : words.turnedOff }),
    onSettled: () => refetch(),
  });
  if (!data) return null;
  return (
    <div>
      <Checkbox
        as="switch"
        label={words.label}
        hint={words.hint}
        checked={setting.isPending ? setting.variables : data.areOn}
        onChange={({ target }) => setting.mutate(target.checked)}
      />
      <Problem error={setting.error} />
    </div>
  );
}
