import { weekKinds } from "@academy/content/courses/tools/season";
import { workbookTools } from "@academy/content/pages/workbook-tools";
import { useId } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Select } from "../../../../ui/form/select.tsx";
import { useField } from "../../fields/use-field.ts";
import { FigureField } from "../figure-field.tsx";
import type { ToolProps } from "../tool-props.ts";
import { WordsField } from "../words-field.tsx";

const words = workbookTools.season;

/** One week: what it is for, how many visits, and no more than two things beside them. */
export function SeasonWeek({ item, store, week }: ToolProps & { week: string }) {
  const id = useId();
  const at = (key: string) => `${item.id}/${week}.${key}`;
  const kind = useField(store, at("kind")).text;
  const name = fillWords(words.week, { number: week });
  const named = (field: string) => `${name}, ${field}`;
  return (
    <li className={`season-week season-week-${kind === "" ? "visits" : kind.toLowerCase()}`}>
      <h4>{name}</h4>
      <FigureField store={store} address={at("visits")} label={words.visits} name={named(words.visits)} />
      <WordsField store={store} address={at("week")} label={words.weekOf} name={named(words.weekOf)} />
      <div className="tool-words">
        <label htmlFor={id}>{words.kind}</label>
        <Select
          id={id}
          aria-label={named(words.kind)}
          value={kind || weekKinds[0]}
          onChange={({ target }) => store.write(at("kind"), target.value)}
        >
          {weekKinds.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </div>
      <div className="season-week-thing">
        <WordsField store={store} address={at("first")} label={words.first} name={named(words.first)} />
      </div>
      <div className="season-week-thing">
        <WordsField store={store} address={at("second")} label={words.second} name={named(words.second)} />
      </div>
    </li>
  );
}
