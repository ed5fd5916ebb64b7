import { proofReasons } from "@academy/content/pages/studio/proof-reasons";
import { studioBusinessPage } from "@academy/content/pages/studio/settings/business-page";
import type { CallBody } from "@academy/contract/call";
import { chooseSender } from "@academy/contract/calls/studio/business";
import type { BusinessView } from "@academy/contract/studio/business";
import { callApi } from "../../../../lib/api/api.ts";
import { formatDay } from "../../../../lib/text/format-time.ts";
import { Form, FormError, SubmitButton } from "../../../../ui/form/form.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { readFields } from "../../../../ui/form/use-form.ts";
import { withFreshProof } from "../../../account/public.ts";
import { Section } from "../../kit/section.tsx";
import { useStudioForm } from "../../kit/use-studio-form.ts";

const words = studioBusinessPage.sender;

const send = withFreshProof(
  () => proofReasons.sender,
  (body: CallBody<typeof chooseSender>) => callApi(chooseSender, { body }),
);

type SenderFormProps = { sender: BusinessView["sender"]; refresh: () => Promise<unknown> };

/** In whose name mails are sent, and where answers go. */
export function SenderForm({ sender, refresh }: SenderFormProps) {
  const control = useStudioForm({
    read: (form) => {
      const { name = "", replyTo = "" } = readFields(form);
      return { name, replyTo, was: sender.since };
    },
    send,
    done: words.saved,
    onDone: refresh,
  });
  return (
    <Section id="sender" heading={words.heading} about={words.about}>
      <p className="mt-2 studio-small">{words.by(sender.by, sender.since ? formatDay(sender.since) : "")}</p>
      <Form control={control} className="settings-choice">
        <TextField
          name="name"
          label={words.name}
          hint={sender.chosenName ? words.nameHintOwn : words.nameHint(sender.name)}
          isOptional
          defaultValue={sender.chosenName}
          autoComplete="off"
          maxLength={70}
        />
        <TextField
          name="replyTo"
          type="email"
          label={words.replyTo}
          hint={words.replyToHint(sender.address)}
          isOptional
          defaultValue={sender.replyTo}
          autoComplete="email"
        />
        <FormError />
        <div className="form-actions">
          <SubmitButton busyLabel={words.busy}>{words.save}</SubmitButton>
        </div>
      </Form>
      <p className="mt-5 max-w-text">{words.address(sender.address)}</p>
      <p className="mt-1 studio-small max-w-text">{sender.sendsMail ? words.host : words.demo}</p>
    </Section>
  );
}
