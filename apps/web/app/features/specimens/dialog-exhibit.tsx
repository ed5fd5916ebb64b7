import { Info } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Tooltip } from "../../ui/floating/tooltip.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { Dialog } from "../../ui/modal/dialog.tsx";
import { toast } from "../../ui/toast/toast-store.ts";
import { Exhibit } from "./specimen.tsx";

export function DialogExhibit() {
  const [shown, setShown] = useState<"question" | "form" | "long">();
  const close = () => setShown(undefined);
  return (
    <Exhibit caption="Dialogs: a question, a form with layers of its own, a long text" isRow>
      <Button variant="secondary" onClick={() => setShown("question")}>
        Ask a question
      </Button>
      <Button variant="secondary" onClick={() => setShown("form")}>
        Open a form
      </Button>
      <Button variant="secondary" onClick={() => setShown("long")}>
        Open a long text
      </Button>
      <Dialog
        isOpen={shown === "question"}
        onClose={close}
        title="Start over?"
        description="The answers you have given so far will be forgotten."
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Keep them
            </Button>
            <Button variant="destructive" onClick={close}>
              Start over
            </Button>
          </>
        }
      />
      <Dialog
        isOpen={shown === "form"}
        onClose={close}
        title="Edit your name"
        actions={
          <Button onClick={() => toast({ title: "Name Required", variant: "destructive" })}>Save</Button>
        }
      >
        <Field label="Name" hint="The name on your certificates.">
          <Input />
        </Field>
        <Tooltip content="A tooltip above a dialog." opensOnTap>
          <IconButton label="Why is this asked?" icon={<Info />} className="mt-3" />
        </Tooltip>
      </Dialog>
      <Dialog
        isOpen={shown === "long"}
        onClose={close}
        title="Terms, at length"
        actions={<Button onClick={close}>I have read them</Button>}
      >
        <div className="space-y-4">
          {["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth"].map((place) => (
            <p key={place}>
              {place}, the text of a dialog may be longer than the window. It then scrolls between its title
              and its actions, which stay where they are, and the page behind it does not move.
            </p>
          ))}
        </div>
      </Dialog>
    </Exhibit>
  );
}
