import { studioLaunchPage } from "@academy/content/pages/studio/settings/launch-page";
import { sendTestMail } from "@academy/contract/calls/studio/settings";
import { useMutation } from "@tanstack/react-query";
import { callApi } from "../../../../lib/api/api.ts";
import { explain } from "../../../../lib/api/api-error.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";

const words = studioLaunchPage.testMail;

/** A mail to oneself, sent the way every other is. */
export function TestMail() {
  const sending = useMutation({
    mutationFn: () => callApi(sendTestMail),
    onSuccess: ({ to }) => toast({ title: words.sent(to) }),
  });
  return (
    <>
      <Button variant="secondary" size="small" isBusy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? words.busy : words.button}
      </Button>
      {sending.error && (
        <p role="alert" className="field-error">
          {explain(sending.error)}
        </p>
      )}
    </>
  );
}
