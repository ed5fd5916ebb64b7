import { studioWorkbookPage } from "@academy/content/pages/studio/courses/workbook-page";
import type { BookItem } from "@academy/contract/studio/workbooks";
import { GripVertical } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { fillWords } from "../../../../lib/text/fill-words.ts";
import { factsOf, nameOfItem } from "./book-outline.tsx";

const words = studioWorkbookPage;

type ItemLineProps = {
  item: BookItem;
  part: number;
  onStep: (event: KeyboardEvent<HTMLElement>) => void;
  onOpen: (item: BookItem, part: number) => void;
};

/** A line of a part. There may be hundreds: it is drawn anew only when it has changed. */
export const ItemLine = memo(function ItemLine({ item, part, onStep, onOpen }: ItemLineProps) {
  const title = nameOfItem(item);
  return (
    <li data-place={`${part}/${item.id}`} className="lesson-line">
      <button
        type="button"
        id={`handle-${item.id}`}
        data-line-handle={item.id}
        className="icon-button move-handle"
        aria-label={fillWords(words.parts.handle, { title: title.slice(0, 80) })}
        aria-describedby="item-move-hint"
        onKeyDown={onStep}
      >
        <GripVertical aria-hidden="true" />
      </button>
      <div className="min-w-0">
        <button
          type="button"
          className="lesson-line-title p-0 text-left cursor-pointer"
          onClick={() => onOpen(item, part)}
        >
          <bdi>{title}</bdi>
        </button>
        <p className="lesson-line-facts">
          {[words.kinds[item.kind], ...factsOf(item)].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </li>
  );
});
