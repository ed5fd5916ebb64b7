import { studioPagesPage } from "@academy/content/pages/studio/pages-page";
import type { PageEdits, WordField, WordThing } from "@academy/contract/studio/pages";
import type { ArchetypeKey } from "@academy/quiz/archetypes";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { fillWords } from "../../../lib/text/fill-words.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { IconButton } from "../../../ui/buttons/icon-button.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { ArchetypeSelect } from "./archetype-select.tsx";
import { FilmPlace } from "./film-place.tsx";
import { type EditedEntry, labelOf, leafNow, newEntry, type ShownPicture, valueAt } from "./page-words.ts";
import { isOfDrawing, PicturePlace } from "./pictures/picture-place.tsx";
import type { Mark } from "./prepare-preview.ts";

const words = studioPagesPage.list;
type Value = PageEdits[string][string];
type Problem = { field: string; sentence: string } | undefined;

type WordFieldProps = {
  part: string;
  field: WordField;
  label: string;
  edits: PageEdits;
  problem: Problem;
  onChange: (value: Value) => void;
  /** Somebody wants another picture in a place. */
  onPicture: (mark: Mark) => void;
};

/** Where a text of the list is, for the page that leads to it. */
export const fieldId = (part: string, path: string) => `${part}:${path}`;

export function WordFieldEditor(props: WordFieldProps) {
  const { part, field, label, edits, problem, onChange, onPicture } = props;
  const value = valueAt(edits, part, field);
  const at = { part, path: field.path, problem };
  if (field.kind === "text") {
    return <TextEditor {...at} label={label} text={value as string} onChange={onChange} />;
  }
  if (field.kind === "texts") {
    return <TextsEditor {...at} label={label} texts={value as string[]} onChange={onChange} />;
  }
  if (field.kind === "film") {
    return <FilmPlace {...at} label={label} film={value as string} first={field.film} onChange={onChange} />;
  }
  if (field.kind === "picture") {
    return <PicturePlace {...at} label={label} shown={value as ShownPicture} onPicture={onPicture} />;
  }
  const things = value as EditedEntry[];
  return (
    <ListEditor
      label={label}
      items={things}
      onChange={onChange}
      make={() => newEntry(field, things, words.newText)}
    >
      {(thing, index, change) => (
        <ThingEditor
          {...at}
          path={`${field.path}.${index}`}
          like={field.things[thing.from] ?? []}
          thing={thing}
          onChange={change}
          onPicture={onPicture}
        />
      )}
    </ListEditor>
  );
}

type FieldLocation = { part: string; path: string; problem: Problem };
type TextEditorProps = FieldLocation & { label: string; text: string; onChange: (text: string) => void };

function TextEditor({ part, path, problem, label, text, onChange }: TextEditorProps) {
  const error = problem?.field === `${part}:${path}` ? problem.sentence : undefined;
  return (
    <Field label={label} error={error}>
      <Textarea
        data-word={fieldId(part, path)}
        rows={Math.min(8, Math.ceil(text.length / 60))}
        value={text}
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, " "))}
      />
    </Field>
  );
}

type TextsEditorProps = FieldLocation & {
  label: string;
  texts: string[];
  onChange: (texts: string[]) => void;
};

function TextsEditor({ label, texts, onChange, ...at }: TextsEditorProps) {
  return (
    <ListEditor label={label} items={texts} onChange={onChange} make={() => words.newText}>
      {(text, index, change) => (
        <TextEditor
          {...at}
          path={`${at.path}.${index}`}
          label={fillWords(words.entry, { number: index + 1 })}
          text={text}
          onChange={change}
        />
      )}
    </ListEditor>
  );
}

type ThingEditorProps = FieldLocation & {
  like: WordThing;
  thing: EditedEntry;
  onChange: (thing: EditedEntry) => void;
  onPicture: (mark: Mark) => void;
};

function ThingEditor({ like, thing, onChange, onPicture, ...at }: ThingEditorProps) {
  const change = (path: string, value: string | string[] | null, first: unknown) => {
    const { [path]: _, ...others } = thing.edits;
    const isFirst = JSON.stringify(value) === JSON.stringify(first);
    onChange({ ...thing, edits: isFirst ? others : { ...others, [path]: value } });
  };
  return like.map((each) => {
    const shared = { ...at, path: `${at.path}.${each.path}`, label: labelOf(each.path) };
    const edited = thing.edits[each.path];
    if (each.kind === "picture") {
      return (
        <PicturePlace
          key={each.path}
          {...shared}
          shown={leafNow(each, thing.edits) as ShownPicture | null}
          onPicture={onPicture}
          onNone={each.isOptional && (() => change(each.path, null, undefined))}
        />
      );
    }
    if (each.kind === "archetype") {
      return (
        <Field key={each.path} label={shared.label}>
          <ArchetypeSelect
            value={leafNow(each, thing.edits) as ArchetypeKey | null}
            onChange={(archetype) => change(each.path, archetype, each.archetype)}
          />
        </Field>
      );
    }
    if (isOfDrawing(each.path, thing.edits)) return null;
    return each.kind === "text" ? (
      <TextEditor
        key={each.path}
        {...shared}
        text={(edited as string | undefined) ?? each.text}
        onChange={(text) => change(each.path, text, each.text)}
      />
    ) : (
      <TextsEditor
        key={each.path}
        {...shared}
        texts={(edited as string[] | undefined) ?? each.texts}
        onChange={(texts) => change(each.path, texts, each.texts)}
      />
    );
  });
}

type ListEditorProps<Item> = {
  label: string;
  items: Item[];
  make: () => Item;
  onChange: (items: Item[]) => void;
  children: (item: Item, index: number, change: (item: Item) => void) => ReactNode;
};

export function ListEditor<Item>({ label, items, make, onChange, children }: ListEditorProps<Item>) {
  const move = (index: number, by: number) => {
    const moved = [...items];
    moved.splice(index + by, 0, ...moved.splice(index, 1));
    onChange(moved);
  };
  return (
    <fieldset className="word-entries">
      <legend className="field-label">{label}</legend>
      <ol>
        {items.map((item, index) => {
          const entry = `${label}, ${fillWords(words.entry, { number: index + 1 })}`;
          return (
            // Entries have no name of their own: where they stand is who they are.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={index}>
              <div className="grid gap-4 grid-cols-1">
                {children(item, index, (changed) => onChange(items.with(index, changed)))}
              </div>
              <div className="grid">
                <IconButton
                  label={`${words.up}: ${entry}`}
                  icon={<ArrowUp />}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  label={`${words.down}: ${entry}`}
                  icon={<ArrowDown />}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  label={`${words.remove}: ${entry}`}
                  icon={<Trash2 />}
                  disabled={items.length === 1}
                  onClick={() => onChange(items.toSpliced(index, 1))}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <Button size="small" variant="quiet" onClick={() => onChange([...items, make()])}>
        {words.add}
      </Button>
    </fieldset>
  );
}
