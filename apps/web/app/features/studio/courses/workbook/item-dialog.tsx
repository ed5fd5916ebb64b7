import { tools } from "@academy/content/courses/tools/tools";
import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import { maxBookCharacters } from "@academy/contract/fields/workbook-limits";
import type { BookItem } from "@academy/contract/studio/workbooks";
import { useState } from "react";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { DialogForm } from "../dialog-form.tsx";
import { CarriedChoice } from "./carried-choice.tsx";
import { readItem, type TypedItem, typedOf } from "./typed-item.ts";

const words = studioWorkbookPage.itemForm;

type ItemDialogProps = {
  item: BookItem;
  isNew: boolean;
  /** The questions before it: their answers can travel here. */
  earlier: readonly BookItem[];
  onSave: (item: BookItem) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** One item of a workbook. Its id stays, and with it what learners wrote. */
export function ItemDialog({ item, isNew, earlier, onSave, onRemove, onClose }: ItemDialogProps) {
  const { kind } = item;
  const [typed, setTyped] = useState(() => typedOf(item));
  const [problem, setProblem] = useState("");
  const put = (change: Partial<TypedItem>) => setTyped((before) => ({ ...before, ...change }));
  const save = () => {
    const read = readItem(item, typed);
    if ("problem" in read) return setProblem(words[read.problem]);
    onSave(read.item);
    onClose();
  };
  const isSaid = kind === "text" || kind === "question";
  const lists =
    kind === "checklist" ? (["boxes"] as const) : kind === "table" ? (["columns", "given"] as const) : [];
  return (
    <DialogForm
      title={kind === "tool" ? tools[item.tool].title : studioWorkbookPage.kinds[kind]}
      words={words}
      isBusy={false}
      onSend={save}
      onClose={onClose}
    >
      {kind === "tool" && <p className="text-ink-soft">{tools[item.tool].about}</p>}
      <Field label={isSaid ? words[kind] : words.heading} error={isSaid ? problem : undefined}>
        <Textarea
          value={typed.text}
          rows={isSaid ? 4 : 2}
          maxLength={maxBookCharacters}
          onChange={({ target }) => put({ text: target.value })}
        />
      </Field>
      {kind === "question" && (
        <>
          <Field label={words.lines} hint={words.linesHint}>
            <Input
              type="number"
              inputMode="numeric"
              min={1}
              max={60}
              value={typed.lines}
              onChange={({ target }) => put({ lines: target.value })}
            />
          </Field>
          <CarriedChoice
            item={item}
            earlier={earlier}
            value={typed.from}
            onChange={(from) => put({ from })}
          />
        </>
      )}
      {lists.map((list, at) => (
        <Field
          key={list}
          label={words[list]}
          hint={words[`${list}Hint`]}
          error={at === 0 ? problem : undefined}
        >
          <Textarea
            value={typed[list]}
            rows={list === "given" ? 4 : 6}
            onChange={({ target }) => put({ [list]: target.value })}
          />
        </Field>
      ))}
      {kind === "table" && (
        <Field label={words.rows} hint={words.rowsHint}>
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            value={typed.rows}
            onChange={({ target }) => put({ rows: target.value })}
          />
        </Field>
      )}
      {!isNew && (
        <div>
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
