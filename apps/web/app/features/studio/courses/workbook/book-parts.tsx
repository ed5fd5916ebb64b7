import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import type { BookItem, BookPart, StudioBook } from "@academy/contract/studio/workbooks";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { useListDrag } from "../../kit/use-list-drag.ts";
import { nameOfItem } from "./book-outline.tsx";
import {
  moveItem,
  movePart,
  placeOfItem,
  putItem,
  questionsBefore,
  removeItem,
  stepItem,
} from "./book-words.ts";
import { ItemDialog } from "./item-dialog.tsx";
import { PartDialog } from "./part-dialog.tsx";
import { PartSection } from "./part-section.tsx";

const words = studioWorkbookPage.parts;

type OpenDialog = { what: "part"; at: number | undefined } | { what: "item"; item: BookItem; part: number };
type BookPartsProps = {
  parts: readonly BookPart[];
  lessons: StudioBook["lessons"];
  onChange: (parts: BookPart[]) => void;
};

/** Parts and items in their order: moved by dragging, or with the arrow keys on a handle. */
export function BookParts({ parts, lessons, onChange }: BookPartsProps) {
  const [open, setOpen] = useState<OpenDialog>();
  const [news, setNews] = useState("");
  const latest = useRef({ parts, onChange });
  latest.current = { parts, onChange };
  const placePart = useCallback((at: number, to: number) => {
    const { parts: before, onChange: change } = latest.current;
    const moved = before[at];
    if (!moved || !before[to] || at === to) return;
    change(movePart(before, at, to));
    setNews(fillWords(words.movedPart, { title: moved.title, place: to + 1, count: before.length }));
    requestAnimationFrame(() => document.getElementById(`handle-part-${to}`)?.focus());
  }, []);
  const stepKey = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
      const { lineHandle: id, sectionHandle: part } = event.currentTarget.dataset;
      if (!by) return;
      event.preventDefault();
      if (!id) return placePart(Number(part), Number(part) + by);
      const { parts: before, onChange: change } = latest.current;
      const next = stepItem(before, id, by);
      change(next);
      setNews(whereIn(next, id));
      const handle = event.currentTarget.id;
      requestAnimationFrame(() => document.getElementById(handle)?.focus());
    },
    [placePart],
  );
  const openItem = useCallback((item: BookItem, part: number) => setOpen({ what: "item", item, part }), []);
  const drag = useListDrag({
    onLine: (id, { sectionId, overId }) => {
      const part = Number(sectionId);
      const items = parts[part]?.items ?? [];
      const index = overId ? items.findIndex((item) => item.id === overId) : items.length;
      const next = moveItem(parts, id, { part, index });
      onChange(next);
      setNews(whereIn(next, id));
    },
    onSection: (part, over) => placePart(Number(part), Number(over)),
  });
  const close = () => setOpen(undefined);
  const savePart = (part: BookPart, at: number | undefined, by: -1 | 1 | undefined) => {
    if (at === undefined) return onChange([...parts, part]);
    const changed = parts.with(at, part);
    onChange(by ? movePart(changed, at, at + by) : changed);
  };
  const isNew = open?.what === "item" && !placeOfItem(parts, open.item.id);
  return (
    <section aria-labelledby="parts-heading" className="course-contents">
      <h2 id="parts-heading" className="text-heading">
        {words.heading}
      </h2>
      {parts.length > 0 ? (
        <p id="item-move-hint" className="studio-small">
          {words.hint}
        </p>
      ) : (
        <p className="text-ink-soft">{words.empty}</p>
      )}
      <ol className="course-edit-modules" onPointerDown={drag}>
        {parts.map((part, at) => (
          <PartSection
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place.
            key={at}
            part={part}
            at={at}
            lessons={lessons}
            onStep={stepKey}
            onEdit={() => setOpen({ what: "part", at })}
            onOpen={openItem}
          />
        ))}
      </ol>
      <Button variant="secondary" size="small" onClick={() => setOpen({ what: "part", at: undefined })}>
        {words.add}
      </Button>
      <p role="status" className="sr-only">
        {news}
      </p>
      {open?.what === "part" && (
        <PartDialog
          part={open.at === undefined ? undefined : parts[open.at]}
          taken={parts.filter((_, at) => at !== open.at).map(({ title }) => title)}
          lessons={lessons}
          onSave={(part, by) => savePart(part, open.at, by)}
          canMove={{ up: (open.at ?? 0) > 0, down: open.at !== undefined && open.at < parts.length - 1 }}
          onRemove={() => onChange(parts.filter((_, at) => at !== open.at))}
          onClose={close}
        />
      )}
      {open?.what === "item" && (
        <ItemDialog
          item={open.item}
          isNew={isNew}
          earlier={questionsBefore(parts, isNew ? undefined : open.item.id, open.part)}
          onSave={(item) => onChange(putItem(parts, item, open.part))}
          onRemove={() => onChange(removeItem(parts, open.item.id))}
          onClose={close}
        />
      )}
    </section>
  );
}

function whereIn(parts: readonly BookPart[], id: string): string {
  const place = placeOfItem(parts, id);
  const part = place && parts[place.part];
  const item = place && part?.items[place.index];
  if (!item) return "";
  const title = nameOfItem(item).slice(0, 80);
  return fillWords(words.moved, {
    title,
    place: place.index + 1,
    count: part.items.length,
    part: part.title,
  });
}
