import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import { maxBookCharacters } from "@academy/contract/fields/workbook-limits";
import type { BookPart, StudioBook } from "@academy/contract/studio/workbooks";
import { useState } from "react";
import { shownLine } from "../../../../lib/text/shown-text.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { DialogForm } from "../dialog-form.tsx";

const words = studioWorkbookPage.partForm;

type PartDialogProps = {
  /** Without it, a new one. */
  part: BookPart | undefined;
  /** What other parts are called. */
  taken: readonly string[];
  lessons: StudioBook["lessons"];
  /** With a step, it is also moved by one place. */
  onSave: (part: BookPart, by?: -1 | 1) => void;
  canMove: { up: boolean; down: boolean };
  onRemove: () => void;
  onClose: () => void;
};

export function PartDialog(props: PartDialogProps) {
  const { part, taken, lessons, onSave, canMove, onRemove, onClose } = props;
  const [title, setTitle] = useState(part?.title ?? "");
  const [lead, setLead] = useState(part?.lead ?? "");
  const [lesson, setLesson] = useState(part?.lesson ?? "");
  const [problem, setProblem] = useState("");
  const isGone = lesson !== "" && !lessons.some(({ id }) => id === lesson);
  const save = (by?: -1 | 1) => {
    const named = shownLine(title);
    if (!named) return setProblem(words.noName);
    if (taken.includes(named)) return setProblem(words.sameName);
    const said = lead.trim();
    // What was printed in place of other words doesn't fit these.
    const paper = part?.paper !== undefined && said === part.lead ? { paper: part.paper } : {};
    const written = { ...(lesson ? { lesson } : {}), ...(said ? { lead: said } : {}), ...paper };
    onSave({ title: named, ...written, items: part?.items ?? [] }, by);
    onClose();
  };
  return (
    <DialogForm
      title={part ? words.editTitle : words.newTitle}
      words={words}
      isBusy={false}
      onSend={() => save()}
      onClose={onClose}
    >
      <Field label={words.name} error={problem}>
        <Input
          value={title}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label={words.lead}>
        <Textarea
          value={lead}
          rows={3}
          maxLength={maxBookCharacters}
          onChange={({ target }) => setLead(target.value)}
        />
      </Field>
      <Field label={words.lesson}>
        <Select value={lesson} onChange={({ target }) => setLesson(target.value)}>
          <option value="">{words.noLesson}</option>
          {lessons.map(({ id, title: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {isGone && <option value={lesson}>{studioWorkbookPage.parts.goneLesson}</option>}
        </Select>
      </Field>
      {part && (
        <div>
          {canMove.up && (
            <Button variant="quiet" size="small" className="-ml-3" onClick={() => save(-1)}>
              {words.up}
            </Button>
          )}
          {canMove.down && (
            <Button
              variant="quiet"
              size="small"
              className={canMove.up ? "" : "-ml-3"}
              onClick={() => save(1)}
            >
              {words.down}
            </Button>
          )}
          <p className="studio-small">{studioWorkbookPage.promise}</p>
          <Button
            variant="quiet"
            className="-ml-3"
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </DialogForm>
  );
}
