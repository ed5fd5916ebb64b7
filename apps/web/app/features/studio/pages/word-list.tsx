import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import type { PageEdits, PageWords, WordField } from "@academy/contract/studio/pages";
import { type SyntheticEvent, useState } from "react";
import { groupBy } from "../../../lib/group-by.ts";
import { countWords } from "../../../lib/text/count-words.ts";
import { Field } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { useKept } from "../kit/use-kept.ts";
import { labelOf, saysIn } from "./page-words.ts";
import { isOfDrawing } from "./pictures/picture-place.tsx";
import type { Mark } from "./prepare-preview.ts";
import { fieldId, WordFieldEditor } from "./word-field.tsx";

const words = studioPagesPage.list;

type Group = { id: string; label: string; key: string; fields: WordField[] };

/** More than this in one fold is hard to look through. */
const maxInOne = 40;

/** A page of few parts is listed by its sections, one of many by its parts, unless there is a lot in one. */
export function groupsOf(parts: PageWords["parts"]): Group[] {
  const hasMany = parts.length > 2;
  return parts.flatMap(({ key, label, fields }) => {
    if (hasMany && fields.length <= maxInOne) return [{ id: key, key, label, fields }];
    const pictures = new Set(fields.filter(({ kind }) => kind === "picture").map(({ path }) => path));
    const sections = groupBy(fields, ({ path }) => {
      // What a drawing is said to show stands beside it.
      const at = pictures.has(path.replace(/\.alt$/, "")) ? path.replace(/\.alt$/, "") : path;
      return at.includes(".") ? (at.split(".")[0] ?? "") : "";
    });
    return [...sections].map(([section, ofSection]) => ({
      id: `${key}.${section}`,
      key,
      label: section === "" ? label : hasMany ? `${label}: ${labelOf(section)}` : labelOf(section),
      fields: ofSection,
    }));
  });
}

export type WordListProps = {
  /** Beside the page itself, or in its place. */
  isAlone: boolean;
  parts: PageWords["parts"];
  edits: PageEdits;
  /** What was refused, as the server names it. */
  problem: { field: string; sentence: string } | undefined;
  open: ReadonlySet<string>;
  onOpen: (id: string, isOpen: boolean) => void;
  onChange: (key: string, field: WordField, value: PageEdits[string][string]) => void;
  onPicture: (mark: Mark) => void;
};

/** All texts of the page as a list: for whoever works with the keyboard, and for what the page does not show. */
export function WordList({
  isAlone,
  parts,
  edits,
  problem,
  open,
  onOpen,
  onChange,
  onPicture,
}: WordListProps) {
  const [all] = useState(() => groupsOf(parts));
  const [asked, setAsked] = useState("");
  const query = asked.trim().toLowerCase();
  const isRefused = (key: string, { path }: WordField) =>
    problem !== undefined && `${problem.field}.`.startsWith(`${fieldId(key, path)}.`);
  const isFound = ({ key }: Group, field: WordField) =>
    query !== "" && (saysIn(edits, key, field).includes(query) || isRefused(key, field));
  const kept = useKept(
    query,
    all.flatMap((group) =>
      group.fields.flatMap((field) => (isFound(group, field) ? fieldId(group.key, field.path) : [])),
    ),
  );
  const groups =
    query === ""
      ? all
      : all.flatMap((group) => someOf(group, ({ path }) => kept.has(fieldId(group.key, path))));
  const found = groups.reduce((sum, { fields }) => sum + fields.length, 0);
  return (
    <section className="word-list grid gap-4 grid-cols-1" aria-labelledby="word-list-heading">
      <h2 id="word-list-heading">{words.heading}</h2>
      {!isAlone && <p className="studio-small">{words.lead}</p>}
      <Field label={words.find}>
        <Input type="search" value={asked} onChange={({ target }) => setAsked(target.value)} />
      </Field>
      <p role="status" className="studio-small">
        {query !== "" && (found === 0 ? words.none : countWords(found, words.found))}
      </p>
      {groups.map(({ id, key, label, fields }) => {
        const changed = fields.filter(({ path }) => edits[key]?.[path] !== undefined).length;
        // What is looked for is shown, wherever it is, and so is what was refused.
        const isOpen = query !== "" || open.has(id) || fields.some((field) => isRefused(key, field));
        const toggle = (event: SyntheticEvent<HTMLDetailsElement>) => onOpen(id, event.currentTarget.open);
        return (
          <details key={id} open={isOpen} onToggle={query === "" ? toggle : undefined}>
            <summary>
              {label}
              {changed > 0 && <span className="studio-small"> · {`${changed} ${words.changed}`}</span>}
            </summary>
            {isOpen && (
              <div className="word-fields">
                {fields.map((field) =>
                  isOfDrawing(field.path, edits[key] ?? {}) ? null : (
                    <WordFieldEditor
                      key={field.path}
                      part={key}
                      field={field}
                      label={field.path === "" ? label : labelOf(field.path)}
                      edits={edits}
                      problem={problem}
                      onChange={(value) => onChange(key, field, value)}
                      onPicture={onPicture}
                    />
                  ),
                )}
              </div>
            )}
          </details>
        );
      })}
    </section>
  );
}

function someOf(group: Group, isShown: (field: WordField) => boolean): Group[] {
  const fields = group.fields.filter(isShown);
  return fields.length > 0 ? [{ ...group, fields }] : [];
}
