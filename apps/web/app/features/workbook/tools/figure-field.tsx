import { readFigure } from "@academy/content/courses/tools/figures";
import { workbookTools as words } from "@academy/content/pages/learning/workbook-tools";
import { maxCellCharacters } from "@academy/contract/fields/answers";
import { type ReactNode, useId } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { classes } from "../../../ui/classes.ts";
import type { AnswerStore } from "../../progress/public.ts";
import { Source } from "../fields/source.tsx";
import { useField } from "../fields/use-field.ts";

type FigureFieldProps = {
  store: AnswerStore;
  address: string;
  label: string;
  /** For those who listen, where the label alone would not say of what. */
  name?: string;
  /** Where it came from, in a plain sentence. */
  explained?: ReactNode;
  /** What stands beside it, such as how somebody got there. */
  beside?: ReactNode;
};

/** One number. A figure that is reckoned may be written over by hand; erased, it is reckoned again. */
export function FigureField({ store, address, label, name, explained, beside }: FigureFieldProps) {
  const id = useId();
  const { text, isTraveling } = useField(store, address);
  const isReckoned = store.places.isReckoned(address);
  const sources = store.places.from(address);
  const isUnread = text.trim() !== "" && readFigure(text) === undefined;
  const said = isUnread ? words.oneNumber : explained;
  return (
    <div className={classes("tool-line", isReckoned && "tool-line-reckoned")}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-label={name}
        className={classes("control tool-figure", isTraveling && text !== "" && "workbook-traveling")}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxCellCharacters}
        aria-describedby={`${id}-said`}
        value={text}
        onChange={({ target }) => store.write(address, target.value)}
      />
      {beside}
      <div id={`${id}-said`} className="tool-said">
        {said && <p>{said}</p>}
        {isReckoned && !isTraveling && (
          <p>
            {words.byHand}{" "}
            <button
              type="button"
              className="text-link"
              aria-label={fillWords(words.againNamed, { line: name ?? label })}
              onClick={() => store.write(address, null)}
            >
              {words.again}
            </button>
          </p>
        )}
        {sources.length > 0 && text !== "" && (
          <Source
            id={`${id}-source`}
            store={store}
            address={address}
            sources={sources}
            isTraveling={isTraveling}
          />
        )}
      </div>
    </div>
  );
}
