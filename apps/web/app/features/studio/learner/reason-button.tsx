import { studioLearnerPage } from "@academy/content/pages/studio/learner-page";
import { type ReactNode, useState } from "react";
import { shownText } from "../../../lib/text/shown-text.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { readFields } from "../../../ui/form/use-form.ts";
import { FormDialog } from "../kit/form-dialog.tsx";

const words = studioLearnerPage.reason;

type Values = Record<string, string> & { reason: string };

type ReasonButtonProps = {
  words: { open: string; title: string; text: string; submit: string; busy: string; done?: string };
  /** Beside the words of the button, for those who only hear it. */
  about?: string;
  look?: "primary" | "secondary" | "quiet";
  isDestructive?: boolean;
  send: (values: Values) => Promise<unknown>;
  onDone?: () => void;
  /** Fields beside the reason. */
  children?: ReactNode;
};

/** Something the owner does to an account: asked once more, with a reason. */
export function ReasonButton({
  look = "secondary",
  words: said,
  about,
  children,
  ...form
}: ReasonButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={look}
        size="small"
        aria-label={about ? `${said.open}: ${about}` : undefined}
        onClick={() => setOpen(true)}
      >
        {said.open}
      </Button>
      {isOpen && (
        <FormDialog
          {...form}
          title={said.title}
          text={said.text}
          words={{ ...said, cancel: studioLearnerPage.cancel }}
          done={said.done}
          read={(typed): Values => {
            const fields = readFields(typed);
            return { ...fields, reason: shownText(fields.reason ?? "").trim() };
          }}
          check={({ reason }) => (reason === "" ? { reason: words.missing } : {})}
          onClose={() => setOpen(false)}
        >
          {children}
          <TextField name="reason" label={words.label} hint={words.hint} maxLength={300} autoComplete="off" />
        </FormDialog>
      )}
    </>
  );
}
