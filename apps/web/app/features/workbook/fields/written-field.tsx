import { mostAnswerCharacters, mostCellCharacters } from "@academy/contract/fields/answers";
import { useId } from "react";
import { classes } from "../../../ui/classes.ts";
import { useCaret } from "../../../ui/form/use-caret.ts";
import type { AnswerStore } from "../../progress/public.ts";
import { Source } from "./source.tsx";
import { useField } from "./use-field.ts";

type WrittenFieldProps = {
  store: AnswerStore;
  address: string;
  id?: string;
  label?: string;
  rows: number;
  isCell?: boolean;
};

/** Somewhere to write. It grows with what is written where the browser knows how to. */
export function WrittenField({ store, address, id, label, rows, isCell = false }: WrittenFieldProps) {
  const { text, isTraveling } = useField(store, address);
  const caret = useCaret(text);
  const sources = store.places.from(address);
  const sourceId = useId();
  return (
    <>
      <textarea
        ref={caret.field}
        id={id}
        aria-label={label}
        aria-describedby={sources.length > 0 && text !== "" ? sourceId : undefined}
        rows={rows}
        maxLength={isCell ? mostCellCharacters : mostAnswerCharacters}
        value={text}
        className={classes("control control-lines workbook-writing", isTraveling && "workbook-traveling")}
        onChange={(event) => {
          caret.take(event);
          store.write(address, event.target.value);
        }}
        onSelect={caret.take}
        onBlur={() => {
          if (store.state() === "saving") void store.saveNow();
        }}
      />
      {sources.length > 0 && text !== "" && (
        <Source id={sourceId} store={store} address={address} sources={sources} isTraveling={isTraveling} />
      )}
    </>
  );
}
