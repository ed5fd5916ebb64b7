import { maxAnswerCharacters, maxCellCharacters } from "@academy/contract/fields/answers";
import { useId } from "react";
import { classes } from "../../../ui/classes.ts";
import type { AnswerStore } from "../../progress/public.ts";
import { Source } from "./source.tsx";
import { useWriting } from "./use-writing.ts";

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
  const { field, hasWords, isTraveling } = useWriting(store, address);
  const sources = store.places.from(address);
  const sourceId = useId();
  return (
    <>
      <textarea
        ref={field}
        id={id}
        aria-label={label}
        aria-describedby={sources.length > 0 && hasWords ? sourceId : undefined}
        rows={rows}
        maxLength={isCell ? maxCellCharacters : maxAnswerCharacters}
        className={classes("control control-lines workbook-writing", isTraveling && "workbook-traveling")}
        onChange={({ target }) => store.write(address, target.value)}
        onBlur={() => {
          if (store.state() === "saving") void store.saveNow();
        }}
      />
      {sources.length > 0 && hasWords && (
        <Source id={sourceId} store={store} address={address} sources={sources} isTraveling={isTraveling} />
      )}
    </>
  );
}
