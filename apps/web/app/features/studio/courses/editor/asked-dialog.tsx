import {
  maxAskedCharacters,
  type PlacedItem,
  readItemMark,
  writeItemMark,
} from "@academy/content/courses/tools/placed-items";
import { studioLessonPage } from "@academy/content/pages/studio/courses/lesson-page";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { Field } from "../../../../ui/form/field.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { DialogForm } from "../dialog-form.tsx";
import { newKey, readBoxes } from "./asked-item.ts";

const words = studioLessonPage.editor.asked;
const lengths = [
  [2, words.short],
  [4, words.some],
  [10, words.long],
] as const;

export type DialogRequest = {
  kind: PlacedItem["kind"];
  /** The mark that is changed; without it, something new. */
  source?: string;
};
type AskedDialogProps = { editor: Editor; request: DialogRequest; onClose: () => void };

/** A question or boxes to check, written here and placed where the caret is. */
export function AskedDialog({ editor, request, onClose }: AskedDialogProps) {
  const before = request.source === undefined ? undefined : readItemMark(request.source);
  const [text, setText] = useState(before?.text ?? "");
  const [lines, setLines] = useState(before?.kind === "question" ? before.lines : 4);
  const boxesBefore = before?.kind === "checklist" ? before : undefined;
  const [boxes, setBoxes] = useState(boxesBefore?.items.join("\n") ?? "");
  const [problem, setProblem] = useState("");
  const isQuestion = request.kind === "question";
  const done = () => {
    onClose();
    requestAnimationFrame(() => editor.commands.focus());
  };
  const save = () => {
    const id = before?.id ?? newKey();
    const asked = text.replace(/\s+/g, " ").trim();
    const item: PlacedItem = isQuestion
      ? { kind: "question", id, text: asked, lines }
      : { kind: "checklist", id, text: asked, ...readBoxes(boxes, boxesBefore) };
    const source = writeItemMark(item);
    if (!readItemMark(source)) return setProblem(isQuestion ? words.noQuestion : words.noBoxes);
    if (before) editor.chain().updateAttributes("sourceBlock", { source }).run();
    else {
      // Below the block that is being written, never in the place of one.
      const { $from, to } = editor.state.selection;
      const below = $from.depth > 0 ? $from.after(1) : to;
      const content = [{ type: "sourceBlock", attrs: { source } }, { type: "paragraph" }];
      editor.chain().insertContentAt(below, content).run();
    }
    done();
  };
  return (
    <DialogForm
      title={isQuestion ? words.question : words.checklist}
      words={words}
      isBusy={false}
      onSend={save}
      onClose={done}
    >
      <Field
        label={isQuestion ? words.text : words.heading}
        hint={isQuestion ? words.textHint : undefined}
        error={isQuestion ? problem : ""}
      >
        <Textarea
          value={text}
          rows={isQuestion ? 3 : 2}
          maxLength={maxAskedCharacters}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {isQuestion ? (
        <Field label={words.lines}>
          <Select value={String(lines)} onChange={({ target }) => setLines(Number(target.value))}>
            {lengths.map(([count, label]) => (
              <option key={count} value={count}>
                {label}
              </option>
            ))}
            {!lengths.some(([count]) => count === lines) && (
              <option value={lines}>{words.lineCount(lines)}</option>
            )}
          </Select>
        </Field>
      ) : (
        <Field label={words.boxes} hint={words.boxesHint} error={problem}>
          <Textarea value={boxes} rows={6} onChange={({ target }) => setBoxes(target.value)} />
        </Field>
      )}
      <p className="studio-small">{words.about}</p>
    </DialogForm>
  );
}
