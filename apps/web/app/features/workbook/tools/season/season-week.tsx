import { weekKinds } from "@academy/content/courses/tools/season";
import { workbookTools } from "@academy/content/pages/learning/workbook-tools";
import { useId } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { classes } from "../../../../ui/classes.ts";
import { Select } from "../../../../ui/form/select.tsx";
import { useField } from "../../fields/use-field.ts";
import { FigureField } from "../figure-field.tsx";
import type { ToolProps } from "../tool-props.ts";
import { useWords } from "../use-words.ts";
import { WordsField } from "../words-field.tsx";

const words = workbookTools.season;

type SeasonWeekProps = ToolProps & { week: string };

/** One week on a line: what it is for and how many visits. No more than two things beside them, behind a tap. */
export function SeasonWeek({ item, store, week }: SeasonWeekProps) {
  const id = useId();
  const at = (key: string) => `${item.id}/${week}.${key}`;
  const kind = useField(store, at("kind")).text;
  const day = useField(store, at("week")).text;
  const name = fillWords(words.week, { number: week });
  const named = (field: string) => `${name}, ${field}`;
  return (
    <li className={classes("season-week", kind && `season-week-${kind.toLowerCase()}`)}>
      <h4 className="season-week-name">
        {name} <span className="season-week-day">{withoutYear(day)}</span>
      </h4>
      <FigureField store={store} address={at("visits")} label={words.visits} name={named(words.visits)} />
      <div className="season-week-kind">
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
      <Things item={item} store={store} week={week} />
    </li>
  );
}

function Things({ item, store, week }: SeasonWeekProps) {
  const written = useWords(store, item.id, `${week}.first,${week}.second`).filter((each) => each.trim());
  const name = fillWords(words.week, { number: week });
  const field = (key: "week" | "first" | "second", label: string) => (
    <WordsField
      store={store}
      address={`${item.id}/${week}.${key}`}
      label={label}
      name={`${name}, ${label}`}
    />
  );
  return (
    <details className="fold season-week-things">
      <summary>{written.length > 0 ? written.join(" · ") : words.things}</summary>
      <div className="season-week-fields">
        {field("first", words.first)}
        {field("second", words.second)}
        {field("week", words.weekOf)}
      </div>
    </details>
  );
}

/** The first week says the year; beside its number a week says its day. */
const withoutYear = (day: string) => day.replace(/, \d{4}$/, "");
