import { itemAt } from "@academy/content/courses/tools/placed-items";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { AnswerStore, WorkbookPart } from "../../progress/public.ts";
import { ItemFields } from "../fields/item-fields.tsx";

/** The tools and questions of a lesson, each where its mark stands in the text; where there is none any more, below it. */
export function PlacedTools({ part, store }: { part: WorkbookPart; store: AnswerStore }) {
  const [places, setPlaces] = useState<ReadonlyMap<string, Element>>();
  useLayoutEffect(() => {
    const marks = [...document.querySelectorAll("[data-mark]")].reverse();
    setPlaces(new Map(marks.map((mark) => [itemAt(mark.getAttribute("data-mark") ?? "")?.id ?? "", mark])));
  }, []);
  if (!places) return null;
  return part.items.map((item) => {
    const place = places.get(item.id);
    const fields = (
      <div key={item.id} id={`item-${item.id}`} className="workbook-entry">
        <ItemFields item={item} store={store} />
      </div>
    );
    return place ? createPortal(fields, place, item.id) : fields;
  });
}
