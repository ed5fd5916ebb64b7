import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { useRefusal } from "../../../../ui/form/go-to-refusal.ts";
import { Input } from "../../../../ui/form/input.tsx";
import { Dialog } from "../../../../ui/modal/dialog.tsx";
import { isLinkable } from "./extensions.ts";

const words = studioLessonPage.link;

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes("link").href ?? "");
  const [href, setHref] = useState(before);
  const [problem, setProblem] = useState("");
  const { room, refuse } = useRefusal<HTMLFormElement>();
  const done = () => {
    onClose();
    requestAnimationFrame(() => editor.commands.focus());
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const to = href.trim();
    if (!isLinkable(to)) {
      setProblem(words.wrong);
      return refuse();
    }
    const chain = editor.chain().extendMarkRange("link");
    // With nothing chosen, the address stands for itself.
    if (editor.state.selection.empty && before === "")
      chain.insertContent({ type: "text", text: to, marks: [{ type: "link", attrs: { href: to } }] }).run();
    else chain.setLink({ href: to }).run();
    done();
  };
  return (
    <Dialog isOpen onClose={done} title={words.title}>
      <form ref={room} className="form" onSubmit={save} noValidate>
        <Field label={words.address} hint={words.addressHint} error={problem}>
          <Input
            value={href}
            inputMode="url"
            autoComplete="off"
            onChange={({ target }) => setHref(target.value)}
          />
        </Field>
        <div className="form-actions">
          <Button type="submit">{words.save}</Button>
          {before !== "" && (
            <Button
              variant="secondary"
              onClick={() => {
                editor.chain().extendMarkRange("link").unsetLink().run();
                done();
              }}
            >
              {words.remove}
            </Button>
          )}
          <Button variant="quiet" onClick={done}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
