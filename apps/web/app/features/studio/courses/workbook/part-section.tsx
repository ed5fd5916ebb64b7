import { toolNames } from "@academy/content/courses/tools/tool-mark";
import { tools } from "@academy/content/courses/tools/tools";
import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import type { BookItem, BookPart, StudioBook } from "@academy/contract/studio/workbooks";
import { GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { Button } from "../../../../ui/buttons/button.tsx";
import { Menu, MenuHeading, MenuItem } from "../../../../ui/floating/menu.tsx";
import { newKey } from "../editor/asked-item.ts";
import { ItemLine } from "./item-line.tsx";
import { newItem } from "./typed-item.ts";

const words = studioWorkbookPage;
const kinds = ["question", "checklist", "table", "text"] as const;

type PartSectionProps = {
  part: BookPart;
  at: number;
  lessons: StudioBook["lessons"];
  onStep: (event: KeyboardEvent<HTMLElement>) => void;
  onEdit: () => void;
  onOpen: (item: BookItem, part: number) => void;
};

export function PartSection({ part, at, lessons, onStep, onEdit, onOpen }: PartSectionProps) {
  const { title, lead, items } = part;
  return (
    <li data-section={at} className="module-edit">
      <div className="module-edit-head">
        <button
          type="button"
          id={`handle-part-${at}`}
          data-section-handle={at}
          className="icon-button move-handle"
          aria-label={fillWords(words.parts.handle, { title })}
          aria-describedby="item-move-hint"
          onKeyDown={onStep}
        >
          <GripVertical aria-hidden="true" />
        </button>
        <div className="min-w-0">
          <h3 className="wrap-anywhere">{title}</h3>
          <p className="studio-small">{whereShown(part, lessons)}</p>
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-label={fillWords(words.parts.editNamed, { title })}
          onClick={onEdit}
        >
          {words.parts.edit}
        </Button>
      </div>
      {lead && <p className="book-lead studio-small">{lead}</p>}
      {items.length > 0 && (
        <ol className="lesson-lines">
          {items.map((item) => (
            <ItemLine key={item.id} item={item} part={at} onStep={onStep} onOpen={onOpen} />
          ))}
        </ol>
      )}
      <div data-place={String(at)} className="module-edit-end">
        {items.length === 0 && <p className="text-ink-soft">{words.parts.emptyPart}</p>}
        <Menu
          align="start"
          trigger={
            <Button variant="quiet" size="small" aria-label={fillWords(words.parts.addItemNamed, { title })}>
              {words.parts.addItem}
            </Button>
          }
        >
          {kinds.map((kind) => (
            <MenuItem key={kind} onSelect={() => onOpen(newItem(kind), at)}>
              {words.kinds[kind]}
            </MenuItem>
          ))}
          <MenuHeading>{words.toolHeading}</MenuHeading>
          {toolNames.map((tool) => (
            <MenuItem key={tool} onSelect={() => onOpen({ id: `own.${newKey(12)}`, kind: "tool", tool }, at)}>
              {tools[tool].title}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </li>
  );
}

function whereShown({ lesson }: BookPart, lessons: StudioBook["lessons"]): string {
  if (!lesson) return words.parts.inNoLesson;
  const found = lessons.find(({ id }) => id === lesson);
  return found ? fillWords(words.parts.inLesson, { lesson: found.title }) : words.parts.goneLesson;
}
