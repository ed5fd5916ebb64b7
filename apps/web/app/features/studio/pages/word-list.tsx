import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import type { PageEdits, PageWords, WordField } from "@academy/contract/studio-pages";
import { type SyntheticEvent, useState } from "react";
import { groupBy } from "../../../lib/group-by.ts";
import { labelOf } from "./page-words.ts";
import { WordFieldEditor } from "./word-field.tsx";

const words = studioPagesPage.list;

type Group = { id: string; label: string; key: string; fields: WordField[] };

/** A page of few parts is listed by its sections, one of many by its parts. */
export function groupsOf(parts: PageWords["parts"]): Group[] {
  if (parts.length > 2) return parts.map((part) => ({ ...part, id: part.key }));
  return parts.flatMap(({ key, label, fields }) => {
    const sections = groupBy(fields, ({ path }) => (path.includes(".") ? (path.split(".")[0] ?? "") : ""));
    return [...sections].map(([section, ofSection]) => ({
      id: `${key}.${section}`,
      key,
      label: section === "" ? label : labelOf(section),
      fields: ofSection,
    }));
  });
}

export type WordListProps = {
  parts: PageWords["parts"];
  edits: PageEdits;
  /** What was refused, as the server names it. */
  problem: { field: string; sentence: string } | undefined;
  open: ReadonlySet<string>;
  onOpen: (id: string, isOpen: boolean) => void;
  onChange: (key: string, field: WordField, value: PageEdits[string][string]) => void;
};

/** All texts of the page as a list: for whoever works with the keyboard, and for what the page does not show. */
export function WordList({ parts, edits, problem, open, onOpen, onChange }: WordListProps) {
  const [groups] = useState(() => groupsOf(parts));
  return (
    <section className="word-list" aria-labelledby="word-list-heading">
      <h2 id="word-list-heading">{words.heading}</h2>
      <p className="studio-small">{words.lead}</p>
      {groups.map(({ id, key, label, fields }) => {
        const changed = fields.filter(({ path }) => edits[key]?.[path] !== undefined).length;
        const toggle = (event: SyntheticEvent<HTMLDetailsElement>) => onOpen(id, event.currentTarget.open);
        return (
          <details key={id} open={open.has(id)} onToggle={toggle}>
            <summary>
              {label}
              {changed > 0 && <span className="studio-small"> · {`${changed} ${words.changed}`}</span>}
            </summary>
            {open.has(id) && (
              <div className="word-fields">
                {fields.map((field) => (
                  <WordFieldEditor
                    key={field.path}
                    part={key}
                    field={field}
                    label={field.path === "" ? label : labelOf(field.path)}
                    edits={edits}
                    problem={problem}
                    onChange={(value) => onChange(key, field, value)}
                  />
                ))}
              </div>
            )}
          </details>
        );
      })}
    </section>
  );
}
