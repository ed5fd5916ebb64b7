import { readToolMark } from "@academy/content/courses/tools/tool-mark";
import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { AnswerStore, WorkbookPart } from "../../progress/public.ts";
import { ItemFields } from "../fields/item-fields.tsx";

/** The tools of a lesson, each where its mark stands in the text; where there is none any more, below it. */
export function PlacedTools({ part, store }: { part: WorkbookPart; store: AnswerStore }) {
  const [places, setPlaces] = useState<ReadonlyMap<string, Element>>();
  useLayoutEffect(() => {
    const marks = [...document.querySelectorAll("[data-mark]")].reverse();
    setPlaces(new Map(marks.map((mark) => [readToolMark(mark.getAttribute("data-mark") ?? "") ?? "", mark])));
  }, []);
  if (!places) return null;
  return part.items.map((item) => {
    const place = item.kind === "tool" ? places.get(item.tool) : undefined;
    const fields = (
      <div key={item.id} id={`item-${item.id}`} className="contents">
        <ItemFields item={item} store={store} />
      </div>
    );
    return place ? createPortal(fields, place, item.id) : fields;
  });
}
